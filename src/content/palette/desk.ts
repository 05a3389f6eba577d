import { colors } from '../colors.ts';
import { shades } from './shades.ts';
import { tone } from './tone.ts';

const { ink, steel, straw, bronze, blue, teal, danger, success } = colors;
const { white } = shades;

/** A color of the desk in the light (day) and the dark (night) theme. */
type Pair = readonly [string, string];

const text: Pair = [shades.ink[900], tone(steel, 0.95, 0.24, -5)];
const text2: Pair = [shades.steel[600], tone(steel, 0.793, 0.67, -3)];
const text3: Pair = [tone(steel, 0.52, 0.95), tone(steel, 0.702, 0.8, -3)];
const inset: Pair = [shades.steel[50], tone(ink, 0.25, 1.16, -1)];
const hover: Pair = [tone(steel, 0.98, 0.1, 7), tone(ink, 0.24, 1.09, -1)];
const line: Pair = [tone(steel, 0.923, 0.3, -6), tone(ink, 0.31, 1.17, -4)];
const edge: Pair = [shades.steel[500], tone(steel, 0.598, 1, -1)];
const strongText: Pair = [white, shades.ink[950]];
const link: Pair = [shades.blue[700], shades.blue[300]];
const answered: Pair = [shades.success[700], tone(success, 0.805, 1, 2)];
const amber: Pair = [shades.straw[700], shades.straw[300]];

/** Colors that only the desk uses, by their name in its style sheets. */
export const deskColors = {
  page: [shades.steel[50], shades.ink[950]],
  surface: [white, shades.ink[900]],
  inset,
  hover,
  'rail-hover': [shades.steel[100], hover[1]],
  selected: [shades.blue[50], tone(ink, 0.275, 1.75, 5)],
  line,
  'line-2': [shades.steel[300], tone(steel, 0.417, 1.1, -6)],
  edge,
  rule: [shades.ink[900], text3[1]],
  text,
  'text-2': text2,
  'text-3': text3,
  strong: [shades.ink[900], tone(steel, 0.916, 0.4, -7)],
  'strong-text': strongText,
  action: [shades.ink[900], shades.straw[400]],
  'action-hover': [shades.blue[700], shades.straw[300]],
  'action-text': strongText,
  disabled: [shades.steel[200], line[1]],
  focus: [shades.blue[700], shades.straw[400]],
  link,
  mark: [shades.straw[100], tone(straw, 0.4, 0.47)],
  note: [shades.straw[50], tone(ink, 0.265, 1.1, -1)],
  warning: [shades.straw[50], tone(straw, 0.241, 0.22, 7)],
  'warning-line': [shades.straw[400], tone(straw, 0.453, 0.555, 2)],
  'picture-ground': [shades.steel[350], inset[1]],
  track: [shades.steel[200], tone(ink, 0.356, 1.27, -7)],
  /** The bar behind a name in the visit figures. */
  meter: [shades.blue[50], tone(blue, 0.283, 0.34, -4)],

  /** Words of a text that were added or deleted, and a value such as {headquarters.city}. */
  inserted: [tone(success, 0.38), tone(success, 0.86, 0.85, -4)],
  'inserted-ground': [tone(success, 0.935, 0.34, 2), tone(success, 0.315, 0.62, 8)],
  deleted: [tone(danger, 0.405, 0.85), tone(danger, 0.86, 0.42)],
  'deleted-ground': [tone(danger, 0.93, 0.18, -2), tone(danger, 0.295, 0.36, -4)],
  value: [shades.blue[700], tone(blue, 0.86, 0.42, -2)],
  'value-ground': [tone(blue, 0.94, 0.14), tone(blue, 0.32, 0.42, -4)],

  /** The ground of a drawing, whose lines are made for a light ground. */
  'drawing-ground': [shades.blue[50], shades.blue[100]],

  /** Elements that float on top: the toast. */
  over: [shades.ink[900], tone(ink, 0.307, 1.4, -3)],
  'over-text-2': [tone(steel, 0.85, 0.53, -3), tone(steel, 0.85, 0.53, -3)],
  'over-edge': [text3[1], text3[1]],

  /** Status: the text, and the rhombus next to it (glyph). */
  'status-new': link,
  'status-new-glyph': [shades.blue[500], tone(blue, 0.709, 0.73, -1)],
  'status-assigned': [shades.teal[700], shades.teal[300]],
  'status-assigned-glyph': [shades.teal[500], tone(teal, 0.696, 1.1, -2)],
  'status-answered': answered,
  'status-answered-glyph': answered,
  'status-quarantined': amber,
  'status-quarantined-glyph': [shades.straw[600], shades.straw[400]],
  'status-off': text2,
  'status-off-glyph': [shades.steel[400], edge[1]],
  'status-late': [shades.danger[600], shades.danger[300]],
  'status-late-ground': [shades.danger[50], tone(danger, 0.264, 0.28, -10)],

  /** Time left: the text, and the vanes (glyph). */
  'time-calm': text,
  'time-calm-glyph': [shades.steel[500], text3[1]],
  'time-warm': amber,
  'time-warm-glyph': [shades.straw[500], shades.straw[400]],
  'time-hot': [shades.bronze[700], shades.bronze[300]],
  'time-hot-glyph': [shades.bronze[500], tone(bronze, 0.702, 0.99, 2)],
} as const satisfies Readonly<Record<string, Pair>>;
