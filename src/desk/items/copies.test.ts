import { expect, test } from 'vitest';
import { withCopies } from './copies.ts';

test('each counts with those of the same words', () => {
  expect(withCopies([])).toBe(0);
  expect(withCopies([{ alike: 13 }, { alike: 0 }])).toBe(15);
});
