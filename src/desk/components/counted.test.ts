import { expect, test } from 'vitest';
import { counted, countedTitle } from './counted.ts';

const words = { none: 'None waits', one: 'One waits', many: '{count} wait' } as const;

test.each([
  [0, 'None waits'],
  [1, 'One waits'],
  [5, 'Five wait'],
  [12, 'Twelve wait'],
  [13, '13 wait'],
  [2318, '2,318 wait'],
])('%i as a title', (count, text) => expect(countedTitle(words, count)).toBe(text));

test('inside a line, numbers are digits', () => {
  expect(counted(words, 5)).toBe('5 wait');
  expect(counted(words, 1)).toBe('One waits');
});
