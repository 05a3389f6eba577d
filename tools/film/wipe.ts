import type { Ink } from '../lib/lettering.ts';
import { rise } from '../lib/timing.ts';

export const WIPE_SECONDS = 0.5;
const SLAT_WIDTH = 96;

/** The wipe of the home page: slats that lean as the diagonals of the drawings do open from left to right. */
export const throughSlats = (
  ink: Ink,
  [width, height]: readonly [number, number],
  part: number,
  draw: () => void,
): void => {
  const lean = height / 2;
  const slats = Math.ceil((width + lean) / SLAT_WIDTH);
  ink.save();
  ink.beginPath();
  for (let k = 0; k < slats; k++) {
    const open = SLAT_WIDTH * rise(part, (k / slats) * 0.45, (k / slats) * 0.45 + 0.55);
    if (open <= 0) continue;
    const x = k * SLAT_WIDTH;
    ink.moveTo(x, 0);
    ink.lineTo(x + open, 0);
    ink.lineTo(x + open - lean, height);
    ink.lineTo(x - lean, height);
    ink.closePath();
  }
  ink.clip();
  draw();
  ink.restore();
};
