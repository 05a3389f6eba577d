import type { DrawnFile } from '../drawn-file.ts';
import { darker, lighter } from './colours.ts';
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

interface Sitter {
  readonly name: string;
  readonly skin: string;
  readonly hair: HairStyle;
  readonly hairColour: string;
  readonly coat: Coat;
  readonly coatColour: string;
  readonly field: string;
  readonly beard?: boolean;
  readonly glasses?: boolean;
}

/** Three leaders, four clients who are quoted. */
const sitters: readonly Sitter[] = [
  {
    name: 'leader-1',
    skin: '#e0ab84',
    hair: 'short',
    hairColour: '#4a4f55',
    coat: 'blazer',
    coatColour: '#182936',
    field: '#adbfcc',
    glasses: true,
  },
  {
    name: 'leader-2',
    skin: '#a8693f',
    hair: 'long',
    hairColour: '#1d1512',
    coat: 'blazer',
    coatColour: '#5f2a85',
    field: '#f5bc42',
  },
  {
    name: 'leader-3',
    skin: '#b97a4c',
    hair: 'cropped',
    hairColour: '#201814',
    coat: 'rollneck',
    coatColour: '#0b5a61',
    field: '#d3dde4',
    beard: true,
  },
  {
    name: 'client-1',
    skin: '#c98d63',
    hair: 'bob',
    hairColour: '#2a1c16',
    coat: 'blazer',
    coatColour: '#182936',
    field: '#e7a92b',
  },
  {
    name: 'client-2',
    skin: '#efc3a0',
    hair: 'receding',
    hairColour: '#8a5a34',
    coat: 'collar',
    coatColour: '#3b70e4',
    field: '#c9d8fb',
    beard: true,
  },
  {
    name: 'client-3',
    skin: '#7c4a2d',
    hair: 'curls',
    hairColour: '#1a1210',
    coat: 'crew',
    coatColour: '#c4682b',
    field: '#d8c3e6',
  },
  {
    name: 'client-4',
    skin: '#eab891',
    hair: 'bun',
    hairColour: '#b9bec4',
    coat: 'collar',
    coatColour: '#435868',
    field: '#bcdcdd',
    glasses: true,
  },
];

const SHADE = 0.24;

/** All parts of the figure, each colour passed through `tone`. */
const figure = (sitter: Sitter, tone: (colour: string) => string): string => {
  const part = (colour: string, d: string, more = '') =>
    d ? `<path fill="${tone(colour)}"${more} d="${d}"/>` : '';
  const { behind, over } = hairStyles[sitter.hair];
  const tones = { coat: sitter.coatColour, dark: darker(sitter.coatColour, 0.28), white: '#ffffff' };
  const collarFirst = sitter.coat !== 'rollneck';
  const worn = coats[sitter.coat].map(({ d, tone: name }) => part(tones[name], d)).join('');
  return [
    part(sitter.hairColour, behind),
    part(sitter.coatColour, SHOULDERS),
    collarFirst ? worn : '',
    part(sitter.skin, NECK),
    part(darker(sitter.skin, 0.16), NECK_SHADOW),
    collarFirst ? '' : worn,
    part(darker(sitter.skin, 0.08), EARS),
    part(sitter.skin, HEAD),
    sitter.beard ? part(sitter.hairColour, BEARD, ' fill-rule="evenodd"') : '',
    part(sitter.hairColour, over),
    sitter.glasses ? `<path fill="none" stroke="${tone('#0e1b26')}" stroke-width="5" d="${GLASSES}"/>` : '',
  ].join('');
};

const portrait = (sitter: Sitter): DrawnFile => ({
  name: `images/portrait-${sitter.name}`,
  size: [320, 400],
  text: [
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="400" viewBox="0 0 320 400">',
    '<clipPath id="r"><path d="M160 0h160v400H160z"/></clipPath>',
    `<path fill="${sitter.field}" d="M0 0h320v400H0z"/>`,
    `<path fill="${lighter(sitter.field, 0.3)}" d="M0 250 320 90v70L0 320z"/>`,
    figure(sitter, (colour) => colour),
    `<g clip-path="url(#r)">${figure(sitter, (colour) => darker(colour, SHADE))}</g>`,
    '</svg>\n',
  ].join(''),
});

export const drawPortraits = (): DrawnFile[] => sitters.map(portrait);
