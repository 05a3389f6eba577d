import { white } from '../../lib/colors.ts';

/** What machines are made of on one ground. */
export interface Clay {
  readonly shell: string;
  readonly frame: string;
  readonly dark: string;
  readonly belt: string;
}

export const clayOnStraw: Clay = { shell: white, frame: '#4a5a66', dark: '#263a49', belt: '#36495a' };
export const clayOnSteel: Clay = { shell: white, frame: '#8098a9', dark: '#3c5262', belt: '#5f7889' };
export const clayAtNight: Clay = { shell: '#cfdae2', frame: '#3d5d7a', dark: '#1f3850', belt: '#14273a' };
