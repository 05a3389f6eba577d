import { VANES } from '../reply-clock.ts';

/** Vanes stand side by side, slanted at the site's angle: 5 wide, 3 apart, offset by 6 over a height of 12. */
const WIDTH = 5;
const STEP = 8;
const LEAN = 6;
const HEIGHT = 12;

/** Outlines of the time left and the time gone. The last full vane shrinks by the minute. */
export function vanePaths(left: number): { readonly left: string; readonly gone: string } {
  const paths = { left: '', gone: '' };
  for (let vane = 0; vane < VANES; vane++) {
    const start = vane * STEP;
    const cut = start + WIDTH * Math.min(1, Math.max(0, left - vane));
    if (cut > start) paths.left += slanted(start, cut);
    if (cut < start + WIDTH) paths.gone += slanted(cut, start + WIDTH);
  }
  return paths;
}

function slanted(from: number, to: number): string {
  const [a, b] = [round(from), round(to)];
  return `M${round(a + LEAN)} 0H${round(b + LEAN)}L${b} ${HEIGHT}H${a}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
