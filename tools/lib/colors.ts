/** The site's colors, as far as the renderings need them; see src/content/colors.ts. */
import { colors } from '../../src/content/colors.ts';
import { shades } from '../../src/content/palette/shades.ts';
import { tone } from '../../src/content/palette/tone.ts';

export { tone };
/** Not `ink`: that is what one draws with on a canvas. */
export const { ink: darkInk, steel, straw, bronze, violet, blue, teal, danger } = colors;

export const { white } = shades;
export const ink950 = shades.ink[950];
export const ink900 = shades.ink[900];
export const ink700 = shades.ink[700];
export const steel600 = shades.steel[600];
export const steel350 = shades.steel[350];
export const steel250 = shades.steel[250];
export const steel50 = shades.steel[50];
export const straw900 = shades.straw[900];
export const straw400 = shades.straw[400];
export const bronze500 = shades.bronze[500];

/** The oxide colors of heated steel, in the order in which a part takes them along the line. */
export const temper = {
  straw: tone(straw, 0.806, 0.995, -3.6),
  bronze: tone(bronze, 0.673, 1.02, 1.2),
  violet: tone(violet, 0.613, 0.95, -1),
  blue: tone(blue, 0.62, 0.91),
  teal: tone(teal, 0.678, 1.06, -2),
} as const;

/** States of a station, as on the page's board. */
export const good = tone(teal, 0.767, 1.2, -13);
export const waiting = straw400;
export const bad = tone(danger, 0.681, 0.97, -1);

/** What several shots have. */
export const coldLamp = tone(blue, 0.805, 0.32, -17);
export const clayBlocks = tone(steel, 0.92, 0.26, 1);
export const plateGround = tone(steel, 0.946, 0.24, -5);
export const quietText = tone(steel, 0.756, 0.87, -1);
