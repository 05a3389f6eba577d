/** The site's colors, as far as the renderings need them; see src/ui/styles/tokens.css. */
export const ink950 = '#0a1520';
export const ink900 = '#0e1b26';
export const steel350 = '#adbfcc';
export const steel300 = '#c2cfd9';
export const straw400 = '#f5bc42';
export const white = '#ffffff';

/** The oxide colors of heated steel, in the order in which a part takes them along the line. */
export const temper = {
  straw: '#f2b33d',
  bronze: '#d97a3a',
  violet: '#a066c8',
  blue: '#4b80f0',
  teal: '#3fa9b0',
} as const;

/** States of a station, as on the page's board. */
export const good = '#4fc9c2';
export const waiting = '#f5bc42';
export const bad = '#f0665a';
