import { expect, test } from 'vitest';
import type { ItemRow } from '#contract/desk/items.ts';
import { NOTHING_SHOWN, shownNext } from './use-arrivals.ts';

const list = (references: string, hasMore: boolean) => ({
  rows: [...references].map((reference) => ({ reference }) as ItemRow),
  pages: 1,
  hasMore,
});
const shownOf = (...args: Parameters<typeof list>) => shownNext(NOTHING_SHOWN, list(...args), 'waiting');
const after = (shown: ReturnType<typeof shownOf>, ...args: Parameters<typeof list>) =>
  shownNext(shown, list(...args), 'waiting');
const references = (shown: ReturnType<typeof shownOf>) => [...shown.references].join('');

test('what was behind the last row moves up without a word, time and again', () => {
  const first = shownOf('abc', true);
  const second = after(first, 'bcd', true);
  expect(references(second)).toBe('abcd');
  const third = after(second, 'cde', false);
  expect(references(third)).toBe('abcde');
  // The end of the list was seen: what stands there now came since.
  expect(after(third, 'cdef', false)).toBe(third);
});

test('what comes in before other rows has arrived, while others move up behind them', () => {
  expect(references(after(shownOf('abc', true), 'nbcd', true))).toBe('abcd');
});

test('what comes in at the end of a list that was seen to its end has arrived, also when that becomes full', () => {
  const shown = shownOf('ab', false);
  expect(after(shown, 'abn', true)).toBe(shown);
  expect(after(after(shown, 'abn', true), 'bno', false)).toBe(shown);
});

test('another question, and another page, are shown as they are', () => {
  const shown = shownOf('abc', false);
  expect(references(shownNext(shown, list('xyz', false), 'mine'))).toBe('xyz');
  expect(references(shownNext(shown, { ...list('abcdef', false), pages: 2 }, 'waiting'))).toBe('abcdef');
});
