/**
 * Derives colors from others in OKLCH, where lightness is perceptual: tones of the same lightness are equally legible
 * on a background, whatever their hue.
 */
type Triple = readonly [number, number, number];

const channelsOf = (color: string): Triple => {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

const hexOf = (channels: Triple): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Decodes sRGB gamma: a channel from 0 to 255 as linear light from 0 to 1. */
const toLinear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (light: number): number =>
  255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055);

const toOklab = (color: string): Triple => {
  const [r, g, b] = channelsOf(color).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromOklab = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
};

const isInGamut = (channels: Triple): boolean =>
  channels.every((channel) => channel > -0.5 && channel < 255.5);

/**
 * A lighter or darker tone of a color. `lightness` is that of the tone, from 0 (black) to 1 (white). `chromaScale` multiplies
 * the chroma of the color, and `hueShift` rotates its hue by degrees.
 */
export const tone = (color: string, lightness: number, chromaScale = 1, hueShift = 0): string => {
  const [, a, b] = toOklab(color);
  const hue = Math.atan2(b, a) + (hueShift * Math.PI) / 180;
  let chroma = lightness > 0 ? Math.hypot(a, b) * chromaScale : 0;
  const channels = () => fromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  // Reduce chroma until the color is in the sRGB gamut.
  while (chroma > 0.0005 && !isInGamut(channels())) chroma *= 0.98;
  return hexOf(channels().map((channel) => Math.min(255, Math.max(0, channel))) as unknown as Triple);
};

/** The color with an alpha channel; `alpha` from 0 to 1. */
export const withAlpha = (color: string, alpha: number): string =>
  color +
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

/** Two colors mixed in sRGB; 0.3 takes three tenths of the second. */
export const mixColors = (color: string, other: string, share: number): string => {
  const second = channelsOf(other);
  return hexOf(
    channelsOf(color).map(
      (channel, index) => channel + (second[index]! - channel) * share,
    ) as unknown as Triple,
  );
};
