import { describe, expect, it } from 'vitest';
import { table } from './table.ts';
import { oneLine, paintFor, widthOf } from './text.ts';

const plain = (_: string, text: string) => text;
const columns = [
  { title: 'Reference' },
  { title: 'Name', min: 4 },
  { title: 'About', min: 4, isOptional: true as const },
];
const rows = [
  ['K7QM-2XPD', 'Ann Äström', 'Manufacturing Operations Management'],
  ['9RTB-4HNC', '山田太郎 🙂', 'IoT'],
];

describe('a table', () => {
  it('shows everything where there is room', () => {
    expect(table(columns, rows, { width: undefined, paint: plain })).toEqual([
      'Reference  Name         About',
      'K7QM-2XPD  Ann Äström   Manufacturing Operations Management',
      '9RTB-4HNC  山田太郎 🙂  IoT',
    ]);
  });

  it.each([20, 30, 40, 60])('fits into %i columns', (width) => {
    const lines = table(columns, rows, { width, paint: plain });
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
    expect(lines[1]).toContain('K7QM-2XPD  Ann');
    expect(lines[0]!.includes('Ab')).toBe(width >= 30);
  });
});

it('lets nothing steer the terminal', () => {
  expect(oneLine('a\x1b[2Jb\r\nc\u202ed\x9b31m')).toBe('a [2Jb c d 31m');
});

it('colours terminals only, and only where colours are wanted', () => {
  const terminal = { isTTY: true } as Parameters<typeof paintFor>[0];
  expect(paintFor(terminal, {})('red', 'x')).toBe('\x1b[31mx\x1b[39m');
  expect(paintFor(terminal, { NO_COLOR: '1' })('red', 'x')).toBe('x');
  expect(paintFor({} as typeof terminal, {})('red', 'x')).toBe('x');
});
