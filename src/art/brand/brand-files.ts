import { colors } from '#content/colors.ts';
import type { DrawnFile } from '../drawn-file.ts';
import { drawMaps } from './maps.ts';
import { appIcon, favicon, mark, markOnDark, wordmarkOnDark, wordmarkOnLight } from './mark.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawPortraits } from './portraits.ts';

/** The room round the mark: little on a plain icon, a good fifth where a device cuts its own shape. */
const PLAIN_ROOM = 8;
const MASKABLE_ROOM = 14;

/** A select's arrow is a picture of its style sheet, where no color of the page reaches it. */
const selectArrow = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" fill="none" stroke="${colors.ink}" stroke-width="1.75"><path d="m5 8 5 5 5-5"/></svg>\n`;

export const drawBrand = (): DrawnFile[] => [
  { name: 'brand/mark', text: mark() },
  { name: 'brand/mark-on-dark', text: markOnDark() },
  { name: 'brand/wordmark', text: wordmarkOnLight() },
  { name: 'brand/wordmark-on-dark', text: wordmarkOnDark() },
  { name: 'brand/favicon', text: favicon() },
  { name: 'brand/icon', text: appIcon(PLAIN_ROOM) },
  { name: 'brand/icon-maskable', text: appIcon(MASKABLE_ROOM) },
  ...drawPortraits(),
  ...drawMaps(),
  drawPlaceholder(),
  { name: 'ui/select-arrow', text: selectArrow() },
];
