import { expect, test } from 'vitest';
import { onePerWords, withCopies } from './copies.ts';

const first = { alike: 2, alikeKey: 'cheap links' };
const copy = { alike: 2, alikeKey: 'cheap links' };
const other = { alike: 0, alikeKey: 'a question' };
const wordless = { alike: 0, alikeKey: null };

test('each counts with those of the same words, and all of these once', () => {
  expect(withCopies([])).toBe(0);
  expect(withCopies([first, other])).toBe(4);
  expect(withCopies([first, copy, other, wordless, { ...wordless }])).toBe(6);
});

test('of those with the same words the first one stands for all', () => {
  const alsoWordless = { ...wordless };
  expect(onePerWords([first, wordless, copy, other, alsoWordless])).toEqual([
    first,
    wordless,
    other,
    alsoWordless,
  ]);
});
