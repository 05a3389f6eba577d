import { colors } from '#content/colors.ts';
import type { DrawnFile } from '../drawn-file.ts';
import { drawMaps } from './maps.ts';
import { appIcon, favicon, mark, markOnDark, wordmarkOnDark, wordmarkOnLight } from './mark.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawPortraits } from './portraits.ts';

/** Padding around the mark: small on a plain icon, a fifth where a device applies its mask. */
const PLAIN_PADDING = 8;
const MASKABLE_PADDING = 14;

/** The arrow of selects is a CSS background image, which page colors do not reach. */
const selectArrow = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" fill="none" stroke="${colors.ink}" stroke-width="1.75"><path d="m5 8 5 5 5-5"/></svg>\n`;

export const drawBrand = (): DrawnFile[] => [
  { name: 'brand/mark', text: mark() },
  { name: 'brand/mark-on-dark', text: markOnDark() },
  { name: 'brand/wordmark', text: wordmarkOnLight() },
  { name: 'brand/wordmark-on-dark', text: wordmarkOnDark() },
  { name: 'brand/favicon', text: favicon() },
  { name: 'brand/icon', text: appIcon(PLAIN_PADDING) },
  { name: 'brand/icon-maskable', text: appIcon(MASKABLE_PADDING) },
  ...drawPortraits(),
  ...drawMaps(),
  drawPlaceholder(),
  { name: 'ui/select-arrow', text: selectArrow() },
];
