import { asPolygons, CAP_HEIGHT, outlineOf, placedPath } from './outline.ts';

/** The mark on a 32-unit square: the body has the text color, the vane an accent. */
export interface MarkShapes {
  readonly body: string;
  readonly vane: string;
}

/** A stem and two vanes, which read as a K: only for names that begin with K. */
const STEM = 'M2 2.5h8v27H2z';
const UPPER_VANE = 'M12.5 9.3 30 .5v8.9l-17.5 8.8z';
const LOWER_VANE = 'M12.5 19.9l4.5-2.25L30 24.1v7.4L12.5 22.7z';
const STEM_AND_VANES: MarkShapes = { body: STEM + LOWER_VANE, vane: UPPER_VANE };

/** Other names have their first letter under one vane. */
const ROOF = 'M2 7.5 30 .5v5L2 12.5z';
const LETTER = { left: 2, base: 30.5, width: 28, height: 17 };
const BOLD = { weight: 750, width: 112, tracking: 0 };

export const firstLetterOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('en') ?? '';

export const isStemAndVanes = (name: string): boolean => firstLetterOf(name) === 'K';

const letterUnderVane = (letter: string): MarkShapes => {
  const outline = outlineOf(letter, BOLD);
  const across = asPolygons(outline).flatMap((points) => points.map(([x]) => x));
  const [from, to] = [Math.min(...across), Math.max(...across)];
  const scale = Math.min(LETTER.height / CAP_HEIGHT, LETTER.width / (to - from));
  const left = LETTER.left + (LETTER.width - (to - from) * scale) / 2 - from * scale;
  return { body: placedPath(outline, scale, [left, LETTER.base]), vane: ROOF };
};

export const markShapes = (name: string): MarkShapes =>
  isStemAndVanes(name) ? STEM_AND_VANES : letterUnderVane(firstLetterOf(name));
