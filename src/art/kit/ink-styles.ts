import type { Ink } from './materials.ts';
import type { Palette } from './skins.ts';

/** A colour: a palette entry by name, a tone of the accent, or a fixed colour. */
export type Colour = { palette: keyof Palette } | { accent: 0 | 1 | 2 } | { fixed: string };

export interface InkStyle {
  readonly fill?: Colour;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly dash?: string;
  readonly round?: boolean;
  readonly opacity?: number;
}

const palette = (entry: keyof Palette): Colour => ({ palette: entry });
const fixed = (colour: string): Colour => ({ fixed: colour });
const edged = (fill: Colour): InkStyle => ({ fill, stroke: palette('line') });

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
  screen: { fill: fixed('#fff') },
  screenAccent: { fill: { accent: 1 } },
  screenText: { fill: fixed('#c9d4dc') },
  screenInk: { fill: fixed('#0e1b26') },
  glowStraw: edged(fixed('#ffbd3f')),
  glowBronze: edged(fixed('#df7d34')),
  glowViolet: edged(fixed('#a868cd')),
  plainWhite: { fill: fixed('#fff') },
  plainStraw: { fill: fixed('#f5bc42') },
  plainAccent: { fill: { accent: 1 } },
  street: { stroke: fixed('#fff'), width: 7 },
  water: { fill: fixed('#a9c6ea') },
  veil: { fill: { accent: 1 }, opacity: 0.1 },
  beam: { fill: fixed('#f5bc42'), opacity: 0.45 },
  flow: { stroke: palette('dash'), width: 1.5, dash: '5 5' },
  dashed: { stroke: palette('dash'), width: 1.5, dash: '4 4' },
  thin: { stroke: palette('dash'), width: 1.2, opacity: 0.75 },
  strut: { stroke: palette('strut'), width: 3.2, round: true },
  whiteLine: { stroke: fixed('#fff'), width: 1.8, round: true },
  accentLine: { stroke: { accent: 1 }, width: 4.5, round: true },
  writing: { stroke: fixed('#7d92a2'), width: 1.4, round: true },
  inkLine: { stroke: fixed('#0e1b26'), width: 2.6, round: true },
  signature: { stroke: fixed('#1b449e'), width: 2.4, round: true },
};
