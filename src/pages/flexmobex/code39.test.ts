import { expect, test } from 'vitest';
import { code39 } from './code39.ts';

/** Widths of bars and spaces in order, read back off the path. */
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

test('a code begins and ends with the start sign', () => {
  const start = '#   # ### ### #';
  expect(modules('A').startsWith(start)).toBe(true);
  expect(modules('A').endsWith(start)).toBe(true);
});

test('signs are drawn with the widths of the standard', () => {
  // ISO/IEC 16388: A is wide bar, narrow, narrow, narrow, narrow space, wide space, narrow, narrow, wide bar.
  expect(modules('A')).toBe('#   # ### ### # ### # #   # ### #   # ### ### #');
});

test('every sign has nine elements, three of them wide', () => {
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-') {
    expect(code39(sign).width, sign).toBe(15 * 3 + 2);
  }
});

test('a sign outside the code is refused', () => {
  expect(() => code39('ä')).toThrow('no sign');
});
