/** The state a drawing shows: a plan on paper, a white model, a plant at work. */
export const skinNames = ['drawn', 'built', 'run'] as const;
export type Skin = (typeof skinNames)[number];
/** The part of the site, each with its temper colour. */
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
  line: '#3a5871',
  lineWidth: 1,
  grid: '#dbe4ea',
  structure: ['#fff', '#f0f4f7', '#dfe7ed'],
  dark: ['#e4ebf0', '#d3dee6', '#c0cfd9'],
  white: ['#fff', '#f4f7f9', '#e4ebf0'],
  belt: '#dbe4ea',
  panel: '#cfdae2',
  window: '#cfdae2',
  glass: '#c3d0da',
  dash: '#3a5871',
  strut: '#3a5871',
  shadow: '#0e1b2612',
  shade: '#0e1b2614',
  light: 'none',
};

const built: Palette = {
  line: '#ffffff8c',
  lineWidth: 0.75,
  grid: '#ffffff47',
  structure: ['#fff', '#e3eaef', '#c6d2db'],
  dark: ['#8fa6b6', '#718a9c', '#5b7383'],
  white: ['#fff', '#edf2f5', '#d2dde4'],
  belt: '#7e96a7',
  panel: '#7d95a6',
  window: '#8ea3b2',
  glass: '#263a49',
  dash: '#0e1b26',
  strut: '#34495a',
  shadow: '#0e1b2629',
  shade: '#0e1b261c',
  light: 'none',
};

const run: Palette = {
  line: '#ffffff17',
  lineWidth: 1,
  grid: '#ffffff0e',
  structure: ['#34506a', '#1f3850', '#15293d'],
  dark: ['#22394f', '#16293b', '#0f1f2e'],
  white: ['#fff', '#cdd7de', '#97a7b3'],
  belt: '#0e1d2b',
  panel: '#ffc95c',
  window: '#ffc95c',
  glass: '#0a1621',
  dash: '#ffffff80',
  strut: '#b9c8d3',
  shadow: '#0000004d',
  shade: '#00000029',
  light: '#ffc95c33',
};

export const palettes: Record<Skin, Palette> = { drawn, built, run };

/** The accent of each area. */
export const accents: Record<Area, Tones> = {
  solutions: ['#77a5ff', '#3b70e4', '#2450b2'],
  services: ['#62c2c6', '#2c8f97', '#186a72'],
  products: ['#e79258', '#c4682b', '#974a18'],
  ai: ['#c691e4', '#9656bd', '#6e3692'],
  company: ['#ffd57d', '#f0b13c', '#cd8c1e'],
};

/** Colours that mean the same in every skin and area. */
export const fixedTones = {
  straw: ['#ffd57d', '#f0b13c', '#cd8c1e'],
  bronze: ['#e79258', '#c4682b', '#974a18'],
  violet: ['#bd86dc', '#8f50b5', '#6b358f'],
  blue: ['#77a5ff', '#3b70e4', '#2450b2'],
  teal: ['#62c2c6', '#2c8f97', '#186a72'],
} as const satisfies Record<string, Tones>;

/** Where a skin stands on the area's own deep or bright field, its neutrals lean towards the field. */
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
      structure: ['#5f3d7b', '#452760', '#331b48'],
      dark: ['#3e2355', '#2e1741', '#231032'],
      belt: '#25113a',
      glass: '#1f0e31',
      light: 'none',
    },
  },
  {
    skin: 'run',
    area: 'services',
    selector: '.sk-run.ar-services',
    changes: {
      structure: ['#3a8b93', '#226870', '#165058'],
      dark: ['#1d5c63', '#11464c', '#0b383e'],
      belt: '#0b383e',
      glass: '#07333a',
      light: 'none',
      grid: '#ffffff14',
    },
  },
  {
    skin: 'run',
    area: 'solutions',
    selector: '.sk-run.ar-solutions.on-blue',
    changes: {
      structure: ['#3a64b8', '#24498f', '#193873'],
      dark: ['#244785', '#183567', '#112a55'],
      belt: '#0f2550',
      glass: '#0d2557',
      light: 'none',
    },
  },
  {
    skin: 'built',
    area: 'products',
    selector: '.sk-built.ar-products',
    changes: {
      grid: '#3d28001f',
      structure: ['#fff', '#f3e8cd', '#e5d3a4'],
      dark: ['#4a5a66', '#263a49', '#182936'],
      white: ['#fff', '#f6efdf', '#e0cfa3'],
      strut: '#182936',
      shadow: '#1f140033',
      shade: '#784e0024',
    },
  },
];

/** The colours of one picture. Pictures in the running Solutions skin stand on that area's blue field. */
export const paletteFor = (skin: Skin, area: Area): Palette & { accent: Tones } => ({
  ...palettes[skin],
  ...fieldPalettes.find((field) => field.skin === skin && field.area === area)?.changes,
  accent: accents[area],
});
