/** The parts of a bust on a canvas of 320 by 400, each drawn for a head with its middle at x 160. */
export const SHOULDERS = 'M20 400c0-78 50-112 104-122h72c54 10 104 44 104 122z';
export const NECK = 'M132 226h56v56c0 12-12 26-28 26s-28-14-28-26z';
export const NECK_SHADOW = 'M132 250c14 14 42 14 56 0v14c-14 16-42 16-56 0z';
export const HEAD = 'M106 156c0-46 22-72 54-72s54 26 54 72c0 54-24 96-54 96s-54-42-54-96z';
export const EARS = 'M106 150c-12-4-16 6-14 18s8 22 18 20zM214 150c12-4 16 6 14 18s-8 22-18 20z';
export const BEARD =
  'M107 168c8 14 12 22 20 26 20-9 46-9 66 0 8-4 12-12 20-26 2 54-22 92-53 92s-55-38-53-92zM136 210c14 10 34 10 48 0-14-5-34-5-48 0z';
export const GLASSES =
  'M114 152h38v18a14 14 0 0 1-14 14h-10a14 14 0 0 1-14-14zM168 152h38v18a14 14 0 0 1-14 14h-10a14 14 0 0 1-14-14zM152 158h16';

/** Hair behind the head, and over it. */
export const hairStyles = {
  bob: {
    behind: 'M92 150c0-60 30-92 70-92s70 32 70 92v96H92z',
    over: 'M104 160c-2-54 22-84 58-84 38 0 60 32 54 84-8-30-26-44-52-52-18 26-38 38-60 52z',
  },
  short: {
    behind: '',
    over: 'M102 150c-4-50 20-82 60-82s60 30 56 82c-6-20-12-30-20-36-28 4-54 0-72-12-10 10-18 24-24 48z',
  },
  long: {
    behind: 'M90 160c-4-66 28-104 70-104s74 38 70 104c-2 42 8 84 20 112H70c12-28 22-70 20-112z',
    over: 'M104 172c-8-62 18-98 56-98s64 36 56 98c-4-38-22-58-56-70-34 12-52 32-56 70z',
  },
  cropped: {
    behind: '',
    over: 'M104 146c-4-48 20-78 56-78s60 30 56 78c-4-20-8-28-16-36-26-8-54-8-80 0-8 8-12 16-16 36z',
  },
  curls: {
    behind:
      'M160 36c22-4 42 6 50 20 20 4 34 22 32 42 12 16 10 40-4 52 0 22-14 38-34 40h-88c-20-2-34-18-34-40-14-12-16-36-4-52-2-20 12-38 32-42 8-14 28-24 50-20z',
    over: 'M104 152c-2-42 20-70 56-70s58 28 56 70c-8-20-14-30-24-34-20 6-44 6-64 0-10 4-16 14-24 34z',
  },
  bun: {
    behind: 'M160 18a30 28 0 1 1 0 56 30 28 0 0 1 0-56z',
    over: 'M102 156c-4-54 20-88 58-88s62 34 58 88c-8-32-26-52-58-56-32 4-50 24-58 56z',
  },
  receding: {
    behind: '',
    over: 'M104 162c-8-26-6-52 6-68 8-12 24-20 38-22-16 12-28 26-32 44-5 12-9 26-12 46zM216 162c8-26 6-52-6-68-8-12-24-20-38-22 16 12 28 26 32 44 5 12 9 26 12 46z',
  },
} as const;
export type HairStyle = keyof typeof hairStyles;

/** Clothes: marks over the shoulders in the coat's color, a darker one, or white. */
export const coats = {
  blazer: [
    { d: 'm122 278 38 66 38-66z', tone: 'white' },
    { d: 'M124 278 96 292l10 26-8 10 62 72V344zM196 278l28 14-10 26 8 10-62 72V344z', tone: 'dark' },
  ],
  crew: [{ d: 'M118 280c8 26 22 38 42 38s34-12 42-38l-12-3c-6 20-16 29-30 29s-24-9-30-29z', tone: 'dark' }],
  collar: [
    { d: 'm126 272 34 48-28 24-20-58zM194 272l-34 48 28 24 20-58z', tone: 'white' },
    { d: 'M158 322h4v78h-4z', tone: 'dark' },
  ],
  rollneck: [{ d: 'M126 238c10 12 58 12 68 0l8 50c-8 34-76 34-84 0z', tone: 'coat' }],
} as const;
export type Coat = keyof typeof coats;
