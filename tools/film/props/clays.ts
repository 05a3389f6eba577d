import { darkInk, ink700, steel, tone, white } from '../../lib/colors.ts';

/** What machines are made of on one ground. */
export interface Clay {
  readonly shell: string;
  readonly frame: string;
  readonly dark: string;
  readonly belt: string;
}

export const clayOnStraw: Clay = { shell: white, frame: tone(steel, 0.46, 0.79, -1), dark: ink700, belt: tone(steel, 0.397, 1.06, 5) };
export const clayOnSteel: Clay = { shell: white, frame: tone(steel, 0.667, 1.05, -2), dark: tone(steel, 0.427, 1.07, -1), belt: tone(steel, 0.56, 1.11, -3) };
export const clayAtNight: Clay = { shell: tone(steel, 0.882, 0.46, -2), frame: tone(steel, 0.466, 1.7, 6), dark: tone(darkInk, 0.332, 1.86, 4), belt: tone(darkInk, 0.267, 1.5, 4) };
