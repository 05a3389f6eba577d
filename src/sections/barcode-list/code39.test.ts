import { expect, test } from 'vitest';
import { code39 } from './code39.ts';

/** Parses the path back into bars and spaces. */
function modules(text: string): string {
  const { path, width } = code39(text);
  const bars = [...path.matchAll(/M(\d+) 0h(\d)/g)].map(([, x, w]) => [Number(x), Number(w)] as const);
  return bars
    .map(([x, w], index) => {
      const next = bars[index + 1]?.[0] ?? width;
      return `${'#'.repeat(w)}${' '.repeat(next - x - w)}`;
    })
    .join('');
}

test('a barcode begins and ends with the start character', () => {
  const start = '#   # ### ### #';
  expect(modules('A').startsWith(start)).toBe(true);
  expect(modules('A').endsWith(start)).toBe(true);
});

test('characters have the bar widths of ISO/IEC 16388', () => {
  // A is wide bar, narrow, narrow, narrow, narrow space, wide space, narrow, narrow, wide bar.
  expect(modules('A')).toBe('#   # ### ### # ### # #   # ### #   # ### ### #');
});

test('every character has the width of six narrow and three wide elements', () => {
  for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-') {
    expect(code39(character).width, character).toBe(15 * 3 + 2);
  }
});

test('a character outside of Code 39 throws', () => {
  expect(() => code39('ä')).toThrow('no character');
});
