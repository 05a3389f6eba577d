import type { Point2 } from '../kit/geometry.ts';
import { short } from '../kit/path.ts';
import { layOutWord, type TypeStyle } from './font.ts';

/** A word as outlines, with the baseline at 0 and capitals 104 units tall. */
export interface Outline {
  readonly width: number;
  /** Absolute commands M, L, Q, C and Z. */
  readonly path: string;
}

/** Large enough for integer coordinates at any size of a logo. */
export const CAP_HEIGHT = 104;

/** The lettering of the company's name and its products. */
const OWN: TypeStyle = { weight: 600, width: 112, tracking: -10 };

/** Any word in the site's own font. */
export const outlineOf = (word: string, setting = OWN): Outline => {
  const { glyphs, width, capHeight } = layOutWord(word, setting);
  const scale = CAP_HEIGHT / capHeight;
  const path = glyphs.map((glyph) => onGrid(glyph.path, glyph.x, scale)).join('');
  return { width: Math.ceil(width * scale), path };
};

/** Integer coordinates, y downwards. The font closes each outline twice: by a line to its start, and by Z. */
const onGrid = (path: string, x: number, scale: number): string =>
  path
    .replace(/([MLQC])([^MLQCZ]+)/g, (_, letter: string, text: string) => {
      const numbers = text
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      return (
        letter +
        numbers.map((value, index) => Math.round(index % 2 ? -value * scale : (x + value) * scale)).join(' ')
      );
    })
    .replace(/M(\S+ [^MLQCZ]+)([^MZ]*)L\1Z/g, 'M$1$2Z');

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
