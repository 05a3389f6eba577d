import { VANES } from '../reply-clock.ts';

/** Nine vanes side by side, cut at the site's angle: five wide, three between, leaning over by six in a height of twelve. */
const WIDTH = 5;
const STEP = 8;
const LEAN = 6;
const HEIGHT = 12;

/** The outlines of what is left and of what is gone. The last one that is left shrinks by the minute. */
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
