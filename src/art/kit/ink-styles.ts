import { colors } from '#content/colors.ts';
import { shades } from '#content/palette/shades.ts';
import { tone } from '#content/palette/tone.ts';
import type { Ink } from './materials.ts';
import type { Palette } from './skins.ts';

const { paper: white, steel, straw, bronze, violet, blue } = colors;

/** A color: a palette entry by name, a tone of the accent, or a fixed color. */
export type Color = { palette: keyof Palette } | { accent: 0 | 1 | 2 } | { fixed: string };

export interface InkStyle {
  readonly fill?: Color;
  readonly stroke?: Color;
  readonly width?: number;
  readonly dash?: string;
  readonly round?: boolean;
  readonly opacity?: number;
}

const palette = (entry: keyof Palette): Color => ({ palette: entry });
const fixed = (color: string): Color => ({ fixed: color });
const edged = (fill: Color): InkStyle => ({ fill, stroke: palette('line') });

/** How each flat mark looks; an `edged` one has the outline of a face. */
export const inkStyles: Record<Ink, InkStyle> = {
  grid: { stroke: palette('grid'), width: 1 },
  shadow: { fill: palette('shadow') },
  shade: { fill: palette('shade') },
  light: { fill: palette('light') },
  belt: edged(palette('belt')),
  panel: edged(palette('panel')),
  window: { fill: palette('window') },
  glass: { fill: palette('glass') },
  screen: { fill: fixed(white) },
  screenAccent: { fill: { accent: 1 } },
  screenText: { fill: fixed(tone(steel, 0.864, 0.46, -2)) },
  screenInk: { fill: fixed(shades.ink[900]) },
  glowStraw: edged(fixed(tone(straw, 0.839, 1.04, -3))),
  glowBronze: edged(fixed(tone(bronze, 0.686, 1.07, 3))),
  glowViolet: edged(fixed(tone(violet, 0.627, 0.99, 1))),
  plainWhite: { fill: fixed(white) },
  plainStraw: { fill: fixed(shades.straw[400]) },
  plainAccent: { fill: { accent: 1 } },
  street: { stroke: fixed(white), width: 7 },
  water: { fill: fixed(tone(blue, 0.817, 0.31, -9)) },
  veil: { fill: { accent: 1 }, opacity: 0.1 },
  beam: { fill: fixed(shades.straw[400]), opacity: 0.45 },
  flow: { stroke: palette('dash'), width: 1.5, dash: '5 5' },
  dashed: { stroke: palette('dash'), width: 1.5, dash: '4 4' },
  thin: { stroke: palette('dash'), width: 1.2, opacity: 0.75 },
  strut: { stroke: palette('strut'), width: 3.2, round: true },
  whiteLine: { stroke: fixed(white), width: 1.8, round: true },
  accentLine: { stroke: { accent: 1 }, width: 4.5, round: true },
  writing: { stroke: fixed(tone(steel, 0.65, 0.96)), width: 1.4, round: true },
  inkLine: { stroke: fixed(shades.ink[900]), width: 2.6, round: true },
  signature: { stroke: fixed(shades.blue[700]), width: 2.4, round: true },
};
