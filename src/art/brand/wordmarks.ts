import { readFileSync } from 'node:fs';
import { shades } from '#content/palette/shades.ts';
import type { DrawnFile } from '../drawn-file.ts';
import { short } from '../kit/path.ts';
import { CAP_HEIGHT, type Outline, outlineOf, placedPath } from './outline.ts';
import { slugOf } from './slug.ts';
import { type SymbolName, symbolNames, symbols } from './symbols.ts';

const HEIGHT = 56;
const CAPS = 26;
const BASELINE = 41;
const SYMBOL_ROOM = 38;

interface Logo extends Outline {
  readonly symbol?: SymbolName;
}

/**
 * The logos of the sample clients by name. They use fonts that the site does not have, so that the logo wall looks like one of
 * many companies.
 */
// Read, not imported: this also runs in plain Node, where JSON imports need different syntax than in Vite.
const sampleLogos = Object.entries<Logo>(
  JSON.parse(readFileSync(new URL('./sample-logos.json', import.meta.url), 'utf8')),
);

const WIDTHS = [75, 88, 100, 112, 125] as const;
const WEIGHTS = [400, 500, 600, 700, 800] as const;

/** Other names use the site's font in varying widths and weights, every second one with a symbol. */
const drawnLogo = (name: string): Logo => {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 65_521, 7);
  const pick = <T>(list: readonly T[], step: number): T => list[Math.floor(number / step) % list.length]!;
  const setting = { width: pick(WIDTHS, 1), weight: pick(WEIGHTS, 5), tracking: -10 };
  const symbol = pick([true, false], 25) ? pick(symbolNames, 50) : undefined;
  return { ...outlineOf(name, setting), symbol };
};

const logoOf = (name: string): Logo =>
  sampleLogos.find(([sample]) => slugOf(sample) === slugOf(name))?.[1] ?? drawnLogo(name);

/** The logo of a client or partner, from the name. */
export const drawWordmark = (kind: 'client' | 'partner', name: string): DrawnFile => {
  const { symbol, ...outline } = logoOf(name);
  const scale = CAPS / CAP_HEIGHT;
  const start = symbol ? SYMBOL_ROOM : 0;
  const width = Math.ceil(start + outline.width * scale);
  const sign = symbol
    ? `<path fill-rule="evenodd" transform="translate(0 ${HEIGHT / 2 - 14})" d="${symbols[symbol]}"/>`
    : '';
  // A transform instead of scaled coordinates: integers are shorter.
  const word = `<path transform="translate(${start} ${BASELINE})scale(${short(scale * 100)}e-2)" d="${placedPath(outline, 1, [0, 0])}"/>`;
  return {
    name: `images/${kind}-${slugOf(name)}`,
    text: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" fill="${shades.steel[600]}">${sign}${word}</svg>\n`,
    size: [width, HEIGHT],
  };
};
