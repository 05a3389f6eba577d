import { styleText } from 'node:util';
import type { Environment } from '../settings/config.ts';
import type { Output } from './command.ts';

/** Controls, which could steer the terminal, and marks that turn the direction of text around. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;
const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]|\ufe0f/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What visitors and mail servers wrote, safe to print in one line. */
export function oneLine(text: string): string {
  return text.replace(UNPRINTABLE, ' ').trim();
}

/** The same with its line breaks. */
export function lines(text: string): readonly string[] {
  return text.split('\n').map((line) => line.replace(UNPRINTABLE, ' ').trimEnd());
}

/** How many columns a terminal needs for it. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of letters.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of letters.segment(text)) {
    used += widthOf(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

export function pad(text: string, width: number, align: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return align === 'left' ? text + space : space + text;
}

export type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta';
export type Paint = (colour: Colour, text: string) => string;

/** Colours for terminals, unless the person does not want them (no-color.org). */
export function paintFor(output: Output, env: Environment): Paint {
  const isColoured = output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
  return isColoured
    ? (colour, text) => styleText(colour, text, { validateStream: false })
    : (_, text) => text;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
