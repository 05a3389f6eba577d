import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors } from '#content/colors.ts';
import { mixColors, tone, withAlpha } from '#content/palette/tone.ts';
import { contrast } from '../helpers/contrast.ts';

/** A color literal: hexadecimal, or a color function with numbers. */
const LITERAL =
  /(?<![&\w/])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![\w/-])|\b(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch)\(\s*[\d.]/gi;

/** Black in a mask means opacity. */
const withoutMasks = (css: string) =>
  css.replace(/\bmask(-image)?:[^;]*;/g, (text) => text.replace(/[^\n]/g, ' '));

const literalsIn = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) => [...line.matchAll(LITERAL)].map(([found]) => `${index + 1}: ${found}`));

describe('colors', () => {
  it('are defined only in content/colors.json', () => {
    const files = globSync('{src,scripts,tools}/**/*.{ts,tsx,mjs,css,html,svg}', {
      exclude: ['**/node_modules/**', 'src/generated/**', '**/*.test.*'],
    });
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      return literalsIn(file.endsWith('.css') ? withoutMasks(text) : text).map(
        (literal) => `${file}:${literal}. Use a shade of src/content/palette, or a tone of a color.`,
      );
    });
    expect(found).toEqual([]);
  });

  it('are detected in every notation, without false positives', () => {
    for (const text of [
      "'#fff'",
      'color: #0E1B26;',
      '#0e1b2612',
      'rgb(14 27 38 / 0.1)',
      'oklch(0.5 0.1 240)',
    ])
      expect(literalsIn(text), text).toHaveLength(1);
    for (const text of [
      "from '#art/url.ts'",
      '&#39;',
      'href="#main"',
      'color-mix(in srgb, var(--color-white) 9%)',
    ])
      expect(literalsIn(text), text).toEqual([]);
  });
});

describe('a tone', () => {
  it('of lightness 0.45 has enough contrast with white for every color', () => {
    const ratios = Object.values(colors).map((color) => contrast(tone(color, 0.45), '#ffffff'));
    for (const ratio of ratios) expect(ratio).toBeGreaterThan(6);
  });

  it('stays within the sRGB gamut, and gray stays gray', () => {
    expect(tone('#ff0000', 0.98, 5)).toMatch(/^#[0-9a-f]{6}$/);
    expect(tone('#808080', 0.3)).toMatch(/^#([0-9a-f]{2})\1\1$/);
    expect([tone('#2f66e0', 0), tone('#2f66e0', 1)]).toEqual(['#000000', '#ffffff']);
  });

  it('can be mixColors and made transparent', () => {
    expect(mixColors('#000000', '#ffffff', 0.2)).toBe('#333333');
    expect(withAlpha('#123456', 0.5)).toBe('#12345680');
  });

  it('has the contrast ratio defined by WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
