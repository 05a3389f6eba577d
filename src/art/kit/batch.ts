import type { Point2 } from './geometry.ts';
import { type Motion, motionClasses } from './materials.ts';
import { travel } from './motion.ts';
import { writePath } from './path.ts';
import { extents, type Shape, shifted } from './shape.ts';
import type { Solid } from './solid.ts';

/** A fragment with the motion of its solid. */
interface Mark {
  readonly className: string;
  readonly motion: Motion | undefined;
  readonly shapes: readonly Shape[];
  /** The extents of each shape, at both ends of its motion. */
  readonly reaches: readonly (readonly Point2[])[];
}

/** Overlap, in drawing units, up to which shapes count as only touching. */
const TOUCH = 0.1;

const overlap = (a: readonly Point2[], b: readonly Point2[]): boolean =>
  a.every(([low, high], index) => low < b[index]![1] - TOUCH && b[index]![0] < high - TOUCH);

const reachOf = (shape: Shape, motion: Motion | undefined): Point2[] => {
  const end = extents(motion ? shifted(shape, travel[motion]) : shape);
  return extents(shape).map(([low, high], index) => [
    Math.min(low, end[index]![0]),
    Math.max(high, end[index]![1]),
  ]);
};

const mustFollow = (later: Mark, earlier: Mark): boolean =>
  later.reaches.some((reach) => earlier.reaches.some((other) => overlap(reach, other)));

/**
 * Marks that become one path element each. Joins marks of the same class wherever that hides or uncovers nothing: fewer elements
 * and bytes, same picture. Each step paints a class whose remaining marks are all ready, otherwise the class with the most ready
 * marks.
 */
const batchMarks = (sorted: readonly Solid[]): Mark[][] => {
  const marks = sorted.flatMap(({ fragments, motion }) =>
    fragments.map(({ className, shapes }): Mark => {
      const reaches = shapes.map((shape) => reachOf(shape, motion));
      return { className, motion, shapes, reaches };
    }),
  );
  const blockedBy = new Map(
    marks.map((mark, index) => [mark, marks.slice(0, index).filter((earlier) => mustFollow(mark, earlier))]),
  );
  const batches: Mark[][] = [];
  let left = new Set(marks);
  while (left.size > 0) {
    const byClass = Object.values(Object.groupBy(left, (mark) => `${mark.className} ${mark.motion}`));
    const isReady = (mark: Mark) => !blockedBy.get(mark)!.some((earlier) => left.has(earlier));
    const candidates = byClass.map((all = []) => ({ all, ready: all.filter(isReady) }));
    const score = ({ all, ready }: (typeof candidates)[number]) =>
      ready.length === all.length ? marks.length : ready.length;
    const { ready } = candidates.reduce((best, next) => (score(next) > score(best) ? next : best));
    batches.push(ready);
    left = new Set([...left].filter((mark) => !ready.includes(mark)));
  }
  return batches;
};

export interface PathElement {
  readonly className: string;
  readonly d: string;
}

/** Consecutive paths of which some move together. */
export interface PathRun {
  readonly motion: string | undefined;
  readonly paths: readonly PathElement[];
}

export const writeRuns = (sorted: readonly Solid[]): PathRun[] => {
  const runs: { motion: string | undefined; paths: PathElement[] }[] = [];
  for (const batch of batchMarks(sorted)) {
    const { className, motion } = batch[0]!;
    const motionClass = motion && motionClasses[motion];
    const path = { className, d: writePath(batch.flatMap(({ shapes }) => shapes)) };
    const last = runs.at(-1);
    if (last && last.motion === motionClass) last.paths.push(path);
    else runs.push({ motion: motionClass, paths: [path] });
  }
  return runs;
};
