import type { Bounds } from './geometry.ts';
import { RISE, UNIT } from './projection.ts';
import type { Solid } from './solid.ts';

const EPSILON = 1e-6;
const STEEPNESS = RISE / UNIT;

/** The silhouette of a box is a hexagon; it lies between these three pairs of parallel lines. */
const silhouette = ({ min, max }: Bounds): readonly (readonly [number, number])[] => [
  [min[0] - max[1], max[0] - min[1]],
  [min[0] - max[2] * STEEPNESS, max[0] - min[2] * STEEPNESS],
  [min[1] - max[2] * STEEPNESS, max[1] - min[2] * STEEPNESS],
];

const overlapOnScreen = (a: Bounds, b: Bounds): boolean => {
  const other = silhouette(b);
  return silhouette(a).every(
    ([low, high], index) => low < other[index]![1] - EPSILON && other[index]![0] < high - EPSILON,
  );
};

/**
 * Negative if `a` must be painted before `b`, positive if after, 0 if no plane across x, y or z separates them. For bodies that
 * overlap on screen the three planes never contradict each other.
 */
const paintingOrder = (a: Bounds, b: Bounds): number => {
  for (const axis of [2, 0, 1] as const) {
    if (a.max[axis] <= b.min[axis] + EPSILON) return -1;
    if (b.max[axis] <= a.min[axis] + EPSILON) return 1;
  }
  return 0;
};

/** For every solid, which others must be painted before it. Bodies that interpenetrate keep their order. */
const predecessors = (solids: readonly Solid[]): Set<number>[] => {
  const before = solids.map(() => new Set<number>());
  for (let first = 0; first < solids.length; first++) {
    for (let second = first + 1; second < solids.length; second++) {
      const [a, b] = [solids[first]!, solids[second]!];
      if (!overlapOnScreen(a.bounds, b.bounds)) continue;
      if (paintingOrder(a.bounds, b.bounds) <= 0) before[second]!.add(first);
      else before[first]!.add(second);
    }
  }
  return before;
};

/** A cycle among the remaining solids, found by walking back from any of them. */
const findCycle = (left: Set<number>, before: readonly Set<number>[]): number[] => {
  const trail: number[] = [];
  let current = [...left][0]!;
  while (!trail.includes(current)) {
    trail.push(current);
    current = [...before[current]!].find((index) => left.has(index))!;
  }
  return trail.slice(trail.indexOf(current));
};

/** Sorts from back to front. Breaks cycles, in which each body hides the next, by cutting one body. */
const sortLayer = (solids: readonly Solid[], cutsLeft: number): Solid[] => {
  const before = predecessors(solids);
  const left = new Set(solids.keys());
  const sorted: Solid[] = [];
  while (left.size > 0) {
    const next = [...left].find((index) => [...before[index]!].every((other) => !left.has(other)));
    if (next !== undefined) {
      left.delete(next);
      sorted.push(solids[next]!);
      continue;
    }
    const cycle = findCycle(left, before);
    const cuttable = cycle.find((index) => solids[index]!.split);
    if (cuttable !== undefined && cutsLeft > 0) {
      const parts = solids.flatMap((solid, index) => (index === cuttable ? solid.split!() : [solid]));
      return sortLayer(parts, cutsLeft - 1);
    }
    // Nothing can be cut: ignore the constraints of the body that comes first in the source.
    const yielding = Math.min(...cycle);
    left.delete(yielding);
    sorted.push(solids[yielding]!);
  }
  return sorted;
};

const MAX_CUTS = 12;

export const sortByDepth = (solids: readonly Solid[]): Solid[] => {
  const layers = [...new Set(solids.map((solid) => solid.layer ?? 0))].sort((a, b) => a - b);
  return layers.flatMap((layer) =>
    sortLayer(
      solids.filter((solid) => (solid.layer ?? 0) === layer),
      MAX_CUTS,
    ),
  );
};
