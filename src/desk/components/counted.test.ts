import { expect, test } from 'vitest';
import { counted } from './counted.ts';

const texts = { none: 'No results', one: '1 result', many: '{count} results' } as const;

test.each([
  [0, 'No results'],
  [1, '1 result'],
  [5, '5 results'],
  [2318, '2,318 results'],
])('a count of %i reads "%s"', (count, text) => expect(counted(texts, count)).toBe(text));
