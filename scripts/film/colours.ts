/** The site's colours, as far as the film needs them. */
export const ink950 = '#0a1520';
export const ink900 = '#0e1b26';
export const steel350 = '#adbfcc';
export const straw400 = '#f5bc42';
export const white = '#ffffff';

/** The oxide colours of heated steel, in the order in which a part takes them along the line. */
export const temper = {
  straw: '#f2b33d',
  bronze: '#d97a3a',
  violet: '#a066c8',
  blue: '#4b80f0',
  teal: '#3fa9b0',
};

export const good = '#4fc9c2';
export const bad = '#f0665a';

/** Red, green and blue from 0 to 1, in proportion to light. */
export type Light = readonly [number, number, number];

export const lightOf = (hex: string): Light => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Light;
};

export const blend = (a: Light, b: Light, part: number): Light =>
  [0, 1, 2].map((k) => a[k]! + (b[k]! - a[k]!) * part) as unknown as Light;
