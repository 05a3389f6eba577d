import { darkInk, ink900, steel250, straw400, tone, white } from '../lib/colors.ts';
import { type Ink, rhombus, write } from '../lib/lettering.ts';
import { rise } from '../lib/timing.ts';
import type { Title } from './script.ts';

/** Heading and line at the lower left; they rise a little as they appear. */
export const drawTitle = (
  ink: Ink,
  height: number,
  { from, to, heading, line }: Title,
  time: number,
  light: boolean,
): void => {
  const there = rise(time, from, from + 0.4) * (1 - rise(time, to - 0.25, to));
  if (there <= 0) return;
  const size = heading === 'MDSLite' ? 84 : 54;
  const base = height - 112 + 18 * (1 - rise(time, from, from + 0.6));
  ink.globalAlpha = there;
  write(ink, heading, [64, base], size, light ? ink900 : white, { weight: 600, stretch: 'semi-expanded' });
  rhombus(ink, 66, base + 43, 20, light ? ink900 : straw400);
  write(ink, line, [98, base + 52], 27, light ? tone(darkInk, 0.326, 1.2, 2) : steel250, { weight: 500 });
  ink.globalAlpha = 1;
};
