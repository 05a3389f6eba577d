import type { DrawnFile } from '../drawn-file.ts';
import { short } from '../kit/path.ts';
import { CAP_HEIGHT, outlineOf, placedPath } from './outline.ts';
import { clients, partners, type Setting, symbols } from './wordmark-list.ts';

/** steel-600, the colour of every logo on the wall. */
const STEEL = '#435868';
const HEIGHT = 56;
const CAPS = 26;
const BASE_LINE = 41;
const SYMBOL_ROOM = 38;

export const slugOf = (name: string): string => name.toLowerCase().replace(/\s+/g, '-');

const wordmark = (kind: 'client' | 'partner', { name, symbol }: Setting): DrawnFile => {
  const outline = outlineOf(name);
  const scale = CAPS / CAP_HEIGHT;
  const start = symbol ? SYMBOL_ROOM : 0;
  const width = Math.ceil(start + outline.width * scale);
  const sign = symbol
    ? `<path fill-rule="evenodd" transform="translate(0 ${HEIGHT / 2 - 14})" d="${symbols[symbol]}"/>`
    : '';
  // Outlines keep their whole numbers and are scaled as a group: shorter than many decimals.
  const word = `<path transform="translate(${start} ${BASE_LINE})scale(${short(scale * 100)}e-2)" d="${placedPath(outline, 1, [0, 0])}"/>`;
  return {
    name: `images/${kind}-${slugOf(name)}`,
    text: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" fill="${STEEL}">${sign}${word}</svg>\n`,
    size: [width, HEIGHT],
  };
};

export const drawWordmarks = (): DrawnFile[] => [
  ...clients.map((setting) => wordmark('client', setting)),
  ...partners.map((setting) => wordmark('partner', setting)),
];
