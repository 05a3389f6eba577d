import { expect, test } from 'vitest';
import { reasonFor } from './suspicion.ts';

test('the words that the server has for a reason become sentences', () => {
  expect(reasonFor('trap').what).toMatch(/field nobody can see/);
  expect(reasonFor('too-fast').what).toMatch(/faster than people/);
});

test('what was found in the words is shown as it came', () => {
  expect(reasonFor('content: 3 links; known words')).toMatchObject({ detail: '3 links; known words' });
});

test('a reason that is not known is shown, and none at all is not left empty', () => {
  expect(reasonFor('comes from a list')).toEqual({ what: 'comes from a list' });
  expect(reasonFor(' ').what).not.toBe(' ');
});
