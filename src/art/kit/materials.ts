/** What a solid is made of. Each has three tones: top, left and right face. */
export const materialCodes = {
  structure: '0',
  dark: '1',
  white: '2',
  accent: '3',
  straw: 'a',
  bronze: 'b',
  violet: 'c',
  blue: 'd',
  teal: 'e',
} as const;
export type Material = keyof typeof materialCodes;
export type Side = 'top' | 'left' | 'right';

const sideCodes = { top: 't', left: 'l', right: 'r' } as const;

/** The class of a face: one letter for its side, one character for its material. */
export const faceClass = (side: Side, material: Material): string =>
  sideCodes[side] + materialCodes[material];

/** Flat marks. Class names are short because they are part of the HTML of every page. */
export const inkClasses = {
  /** Lines of the floor */
  grid: 'gr',
  /** Cast shadow */
  shadow: 'sh',
  /** Darker side of a round body, laid over its tone */
  shade: 'v',
  /** Light on the floor before a lit opening, when running */
  light: 'lg',
  /** Surface of a conveyor */
  belt: 'bt',
  /** Machine window; lit when running */
  panel: 'pn',
  /** Building window; lit when running */
  window: 'wi',
  /** Dark glass */
  glass: 'gl',
  /** White screen, its accent bar, gray text, ink bar */
  screen: 'sc',
  screenAccent: 's1',
  screenText: 's2',
  screenInk: 's3',
  /** Openings glowing in straw, bronze, violet */
  glowStraw: 'ho',
  glowBronze: 'hb',
  glowViolet: 'hc',
  /** Plain white, straw and accent areas */
  plainWhite: 'wt',
  plainStraw: 'st',
  plainAccent: 'af',
  /** Maps: street between blocks, river or lake */
  street: 'ro',
  water: 'wa',
  /** Translucent plane of a digital twin, scanner's beam */
  veil: 'tw',
  beam: 'bm',
  /** Dashed guide along which something flows; dashed outline at rest */
  flow: 'da',
  dashed: 'dh',
  /** Lines: thin, strut, white, accent, signature, ink on white */
  thin: 'pl',
  strut: 'pk',
  whiteLine: 'wl',
  accentLine: 'ac',
  signature: 'sg',
  inkLine: 'il',
  /** A line of writing on paper */
  writing: 'wr',
} as const;
export type Ink = keyof typeof inkClasses;

/** Small motions that explain what a part does; the animation is in the style sheet. */
export const motionClasses = {
  /** Rises and sinks a little, like something being lifted */
  hover: 'm-up',
  /** Moves one pitch down its conveyor, to the place of the next part */
  convey: 'm-go',
  /** The same for the first part of a stretch, which comes out of a machine */
  arrive: 'm-in',
  /** Stays and fades: the last part of a stretch is taken off the belt */
  leave: 'm-out',
} as const;
export type Motion = keyof typeof motionClasses;
