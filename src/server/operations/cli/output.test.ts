import { expect, it } from 'vitest';
import { oneLine, table } from './output.ts';

it('a table aligns text to the left and numbers to the right', () => {
  const rows = [
    ['outbox', 40_000],
    ['submissions', 2],
  ];
  expect(table(['Table', 'Rows'], rows)).toEqual([
    'Table         Rows',
    'outbox       40000',
    'submissions      2',
  ]);
});

it('a line has its control and bidi characters replaced by spaces', () => {
  expect(oneLine('a\x1b[2Jb\r\nc\u202ed\x9b31m')).toBe('a [2Jb c d 31m');
});
