import { colors } from '#content/colors.ts';
import { shades } from '#content/palette/shades.ts';
import { tone, withAlpha } from '#content/palette/tone.ts';

const { paper: white, ink, steel, straw, bronze, violet, blue, teal } = colors;
const black = tone(ink, 0);

/** The state a drawing shows: a plan on paper, a white model, a plant at work. */
export const skinNames = ['drawn', 'built', 'run'] as const;
export type Skin = (typeof skinNames)[number];
/** The part of the site, each with its temper color. */
export const areaNames = ['solutions', 'services', 'products', 'ai', 'company'] as const;
export type Area = (typeof areaNames)[number];

/** Top, left and right tone of a material. */
export type Tones = readonly [string, string, string];

export interface Palette {
  readonly line: string;
  readonly lineWidth: number;
  readonly grid: string;
  readonly structure: Tones;
  readonly dark: Tones;
  readonly white: Tones;
  readonly belt: string;
  readonly panel: string;
  readonly window: string;
  readonly glass: string;
  readonly dash: string;
  readonly strut: string;
  readonly shadow: string;
  readonly shade: string;
  /** Light that falls from lit windows on the floor; none where nothing is lit. */
  readonly light: string;
}

const drawn: Palette = {
  line: tone(steel, 0.448, 1.54, 3),
  lineWidth: 1,
  grid: tone(steel, 0.914, 0.36, -5),
  structure: [white, tone(steel, 0.965, 0.17, -1), tone(steel, 0.924, 0.33, -1)],
  dark: [tone(steel, 0.936, 0.3, -3), tone(steel, 0.895, 0.46, -2), tone(steel, 0.846, 0.6, -4)],
  white: [white, tone(steel, 0.974, 0.12, -5), tone(steel, 0.936, 0.3, -3)],
  belt: tone(steel, 0.914, 0.36, -5),
  panel: tone(steel, 0.882, 0.46, -2),
  window: tone(steel, 0.882, 0.46, -2),
  glass: tone(steel, 0.85, 0.56),
  dash: tone(steel, 0.448, 1.54, 3),
  strut: tone(steel, 0.448, 1.54, 3),
  shadow: withAlpha(shades.ink[900], 0.07),
  shade: withAlpha(shades.ink[900], 0.08),
  light: 'none',
};

const built: Palette = {
  line: withAlpha(white, 0.55),
  lineWidth: 0.75,
  grid: withAlpha(white, 0.28),
  structure: [white, tone(steel, 0.933, 0.3, -3), tone(steel, 0.857, 0.5, -1)],
  dark: [tone(steel, 0.713, 1, -3), tone(steel, 0.62, 1.12, -2), tone(steel, 0.542, 1.06, -4)],
  white: [white, tone(steel, 0.958, 0.2, -8), tone(steel, 0.89, 0.43, -6)],
  belt: tone(steel, 0.66, 1.05, -2),
  panel: tone(steel, 0.657, 1.05, -2),
  window: tone(steel, 0.704, 0.9, -2),
  glass: shades.ink[700],
  dash: shades.ink[900],
  strut: tone(steel, 0.395, 1.1, 2),
  shadow: withAlpha(shades.ink[900], 0.16),
  shade: withAlpha(shades.ink[900], 0.11),
  light: 'none',
};

const run: Palette = {
  line: withAlpha(white, 0.09),
  lineWidth: 1,
  grid: withAlpha(white, 0.055),
  structure: [tone(steel, 0.42, 1.56, 6), tone(steel, 0.332, 1.5, 8), tone(steel, 0.275, 1.3, 9)],
  dark: [tone(steel, 0.335, 1.4, 8), tone(steel, 0.274, 1.2, 7), tone(steel, 0.233, 1, 7)],
  white: [white, tone(steel, 0.874, 0.4, -3), tone(steel, 0.72, 0.71, -1)],
  belt: tone(steel, 0.224, 1, 8),
  panel: tone(straw, 0.864),
  window: tone(straw, 0.864),
  glass: tone(steel, 0.195, 0.8, 6),
  dash: withAlpha(white, 0.5),
  strut: shades.steel[300],
  shadow: withAlpha(black, 0.3),
  shade: withAlpha(black, 0.16),
  light: withAlpha(tone(straw, 0.864), 0.2),
};

export const palettes: Record<Skin, Palette> = { drawn, built, run };

/** Colors that mean the same in every skin and area. */
export const fixedTones = {
  straw: [shades.straw[300], tone(straw, 0.8, 0.99, -4), tone(straw, 0.688, 0.93, -8.6)],
  bronze: [tone(bronze, 0.736, 0.92, 3), shades.bronze[500], tone(bronze, 0.498, 0.87, -1.5)],
  violet: [tone(violet, 0.706, 0.84, 1.7), shades.violet[500], tone(violet, 0.442, 0.91, -2)],
  blue: [tone(blue, 0.727, 0.8), tone(blue, 0.574, 0.95), tone(blue, 0.461, 0.84)],
  teal: [tone(teal, 0.757, 1, -4), tone(teal, 0.597, 0.98), tone(teal, 0.482, 0.83, 2)],
} as const satisfies Record<string, Tones>;

/** The accent of each area. */
export const accents: Record<Area, Tones> = {
  solutions: fixedTones.blue,
  services: fixedTones.teal,
  products: fixedTones.bronze,
  ai: [tone(violet, 0.737, 0.8, 2), tone(violet, 0.57, 1.01), tone(violet, 0.45, 0.93, -1)],
  company: fixedTones.straw,
};

/** Background of maps and of the placeholder. */
export const openGround = tone(steel, 0.936, 0.3, -3);

/** On the area's deep or bright background, the neutrals of a skin are shifted toward it. */
export const fieldPalettes: readonly {
  skin: Skin;
  area: Area;
  selector: string;
  changes: Partial<Palette>;
}[] = [
  {
    skin: 'run',
    area: 'ai',
    selector: '.sk-run.ar-ai',
    changes: {
      structure: [tone(violet, 0.427, 0.65, -3), tone(violet, 0.34, 0.62, -5), tone(violet, 0.279, 0.51, -5)],
      dark: [tone(violet, 0.317, 0.56, -4), tone(violet, 0.26, 0.49, -4), tone(violet, 0.22, 0.41, -3)],
      belt: tone(violet, 0.23, 0.48, -8),
      glass: shades.violet[950],
      light: 'none',
    },
  },
  {
    skin: 'run',
    area: 'services',
    selector: '.sk-run.ar-services',
    changes: {
      structure: [tone(teal, 0.59, 0.87, 1), tone(teal, 0.478, 0.76, 3), tone(teal, 0.398, 0.65, 5)],
      dark: [tone(teal, 0.438, 0.7, 3), tone(teal, 0.363, 0.6, 3), tone(teal, 0.314, 0.53, 5)],
      belt: tone(teal, 0.314, 0.53, 5),
      glass: shades.teal[900],
      light: 'none',
      grid: withAlpha(white, 0.08),
    },
  },
  {
    skin: 'run',
    area: 'solutions',
    selector: '.sk-run.ar-solutions.on-blue',
    changes: {
      structure: [tone(blue, 0.517, 0.72, -0.6), tone(blue, 0.419, 0.63, -1.5), tone(blue, 0.353, 0.56, -1)],
      dark: [tone(blue, 0.406, 0.57, -2), tone(blue, 0.336, 0.49, -2), tone(blue, 0.292, 0.43, -3)],
      belt: tone(blue, 0.275, 0.43, -1),
      glass: shades.blue[900],
      light: 'none',
    },
  },
  {
    skin: 'built',
    area: 'products',
    selector: '.sk-built.ar-products',
    changes: {
      grid: withAlpha(tone(straw, 0.295, 0.5, -4), 0.12),
      structure: [white, tone(straw, 0.932, 0.25, 6), tone(straw, 0.87, 0.44, 7)],
      dark: [tone(steel, 0.46, 0.79, -1), shades.ink[700], shades.ink[800]],
      white: [white, tone(straw, 0.953, 0.15, 5), tone(straw, 0.858, 0.41, 7)],
      strut: shades.ink[800],
      shadow: withAlpha(tone(straw, 0.2, 0.28, 1), 0.2),
      shade: withAlpha(tone(straw, 0.46, 0.66, -9), 0.14),
    },
  },
];

/** The colors of one picture. Pictures in the running Solutions skin have the blue background of that area. */
export const paletteFor = (skin: Skin, area: Area): Palette & { accent: Tones } => ({
  ...palettes[skin],
  ...fieldPalettes.find((field) => field.skin === skin && field.area === area)?.changes,
  accent: accents[area],
});
