import { readFileSync } from 'node:fs';
import type { Point2 } from '../kit/geometry.ts';
import { short } from '../kit/path.ts';

/** A word as outlines, with its base line at 0 and capitals 104 units high. */
export interface Outline {
  readonly name: string;
  readonly width: number;
  /** Absolute commands M, L, Q, C and Z. */
  readonly path: string;
}

export const CAP_HEIGHT = 104;

// Read, not imported: drawing runs in plain Node, where a JSON import needs other syntax than in the bundler.
const outlines = JSON.parse(readFileSync(new URL('./outlines.json', import.meta.url), 'utf8')) as Outline[];

export const outlineOf = (name: string): Outline => {
  const found = outlines.find((outline) => outline.name === name);
  if (!found) throw new Error(`No outline for ${name}: run scripts/art-outlines.ts`);
  return found;
};

interface Command {
  readonly letter: string;
  readonly points: readonly Point2[];
}

const parse = (path: string): Command[] =>
  [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, text]) => {
    const numbers = (text ?? '').trim() === '' ? [] : text!.trim().split(/\s+/).map(Number);
    const points = Array.from(
      { length: numbers.length / 2 },
      (_, i): Point2 => [numbers[2 * i]!, numbers[2 * i + 1]!],
    );
    return { letter: letter!, points };
  });

/** The word as a path in relative commands, scaled and moved. */
export const placedPath = ({ path }: Outline, scale: number, [x, y]: Point2): string => {
  let text = '';
  let pen: Point2 = [0, 0];
  let start: Point2 = [0, 0];
  const round = (value: number) => Math.round(value * 10) / 10;
  for (const { letter, points } of parse(path)) {
    if (letter === 'Z') {
      text += 'z';
      pen = start;
      continue;
    }
    const placed = points.map(([px, py]): Point2 => [round(x + px * scale), round(y + py * scale)]);
    const steps = placed.flatMap(([px, py]) => [px - pen[0], py - pen[1]]).map(short);
    text +=
      letter.toLowerCase() +
      steps.reduce((all, next) => (all && !next.startsWith('-') ? `${all} ${next}` : all + next), '');
    pen = placed.at(-1)!;
    if (letter === 'M') start = pen;
  }
  return text;
};

/** The word as polygons, its curves in a few straight pieces, for surfaces that are seen at an angle. */
export const asPolygons = ({ path }: Outline, pieces = 3): Point2[][] => {
  const polygons: Point2[][] = [];
  let pen: Point2 = [0, 0];
  for (const { letter, points } of parse(path)) {
    if (letter === 'Z') continue;
    if (letter === 'M') polygons.push([]);
    const [control, end] = points;
    if (letter === 'Q' && control && end) {
      for (let piece = 1; piece <= pieces; piece++) {
        const t = piece / pieces;
        const at = (axis: 0 | 1) =>
          (1 - t) ** 2 * pen[axis] + 2 * t * (1 - t) * control[axis] + t ** 2 * end[axis];
        polygons.at(-1)!.push([at(0), at(1)]);
      }
    } else {
      polygons.at(-1)!.push(points.at(-1)!);
    }
    pen = points.at(-1)!;
  }
  return polygons;
};
