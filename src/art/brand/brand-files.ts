import type { DrawnFile } from '../drawn-file.ts';
import { drawMaps } from './maps.ts';
import { appIcon, favicon, mark, markOnDark, wordmarkOnDark, wordmarkOnLight } from './mark.ts';
import { drawPlaceholder } from './placeholder.ts';
import { drawPortraits } from './portraits.ts';

/** The room round the mark: little on a plain icon, a good fifth where a device cuts its own shape. */
const PLAIN_ROOM = 8;
const MASKABLE_ROOM = 14;

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
];
