import { colors, people } from '#content/colors.ts';
import { shades } from '#content/palette/shades.ts';
import { mixColors, tone } from '#content/palette/tone.ts';
import type { DrawnFile } from '../drawn-file.ts';
import {
  BEARD,
  type Coat,
  coats,
  EARS,
  GLASSES,
  type HairStyle,
  HEAD,
  hairStyles,
  NECK,
  NECK_SHADOW,
  SHOULDERS,
} from './portrait-parts.ts';

const { paper: white, ink, straw, violet, blue, teal } = colors;

/** A share of 0.24 is 24% darker. */
const darker = (color: string, share: number): string => mixColors(color, tone(ink, 0), share);

interface Sitter {
  readonly name: string;
  readonly skin: string;
  readonly hair: HairStyle;
  readonly hairColor: string;
  readonly coat: Coat;
  readonly coatColor: string;
  readonly field: string;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

/** Three leaders and four quoted clients. */
const sitters: readonly Sitter[] = [
  {
    name: 'leader-1',
    skin: people.skin.sand,
    hair: 'short',
    hairColor: people.hair.slate,
    coat: 'blazer',
    coatColor: shades.ink[800],
    field: shades.steel[350],
    glasses: true,
  },
  {
    name: 'leader-2',
    skin: people.skin.chestnut,
    hair: 'long',
    hairColor: people.hair.coffee,
    coat: 'blazer',
    coatColor: shades.violet[700],
    field: shades.straw[400],
  },
  {
    name: 'leader-3',
    skin: people.skin.amber,
    hair: 'cropped',
    hairColor: people.hair.sable,
    coat: 'rollneck',
    coatColor: shades.teal[700],
    field: shades.steel[200],
    beard: true,
  },
  {
    name: 'client-1',
    skin: people.skin.honey,
    hair: 'bob',
    hairColor: people.hair.umber,
    coat: 'blazer',
    coatColor: shades.ink[800],
    field: tone(straw, 0.774, 1.007, -3),
  },
  {
    name: 'client-2',
    skin: people.skin.ivory,
    hair: 'receding',
    hairColor: people.hair.copper,
    coat: 'collar',
    coatColor: tone(blue, 0.574, 0.95),
    field: tone(blue, 0.882, 0.26, 4),
    beard: true,
  },
  {
    name: 'client-3',
    skin: people.skin.walnut,
    hair: 'curls',
    hairColor: people.hair.black,
    coat: 'crew',
    coatColor: shades.bronze[500],
    field: tone(violet, 0.846, 0.33, 1),
  },
  {
    name: 'client-4',
    skin: people.skin.peach,
    hair: 'bun',
    hairColor: people.hair.silver,
    coat: 'collar',
    coatColor: shades.steel[600],
    field: tone(teal, 0.872, 0.37, -4),
    glasses: true,
  },
];

const SHADE = 0.24;

/** All parts of the figure, each color passed through `tone`. */
const figure = (sitter: Sitter, tone: (color: string) => string): string => {
  const part = (color: string, d: string, more = '') =>
    d ? `<path fill="${tone(color)}"${more} d="${d}"/>` : '';
  const { behind, over } = hairStyles[sitter.hair];
  const tones = { coat: sitter.coatColor, dark: darker(sitter.coatColor, 0.28), white };
  const collarFirst = sitter.coat !== 'rollneck';
  const worn = coats[sitter.coat].map(({ d, tone: name }) => part(tones[name], d)).join('');
  return [
    part(sitter.hairColor, behind),
    part(sitter.coatColor, SHOULDERS),
    collarFirst ? worn : '',
    part(sitter.skin, NECK),
    part(darker(sitter.skin, 0.16), NECK_SHADOW),
    collarFirst ? '' : worn,
    part(darker(sitter.skin, 0.08), EARS),
    part(sitter.skin, HEAD),
    sitter.beard ? part(sitter.hairColor, BEARD, ' fill-rule="evenodd"') : '',
    part(sitter.hairColor, over),
    sitter.glasses
      ? `<path fill="none" stroke="${tone(shades.ink[900])}" stroke-width="5" d="${GLASSES}"/>`
      : '',
  ].join('');
};

const portrait = (sitter: Sitter): DrawnFile => ({
  name: `images/portrait-${sitter.name}`,
  size: [320, 400],
  text: [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400" viewBox="0 0 320 400">',
    '<clipPath id="r"><path d="M160 0h160v400H160z"/></clipPath>',
    `<path fill="${sitter.field}" d="M0 0h320v400H0z"/>`,
    `<path fill="${mixColors(sitter.field, white, 0.3)}" d="M0 250 320 90v70L0 320z"/>`,
    figure(sitter, (color) => color),
    `<g clip-path="url(#r)">${figure(sitter, (color) => darker(color, SHADE))}</g>`,
    '</svg>\n',
  ].join(''),
});

export const drawPortraits = (): DrawnFile[] => sitters.map(portrait);
