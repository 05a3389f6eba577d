import { expect, it } from 'vitest';
import { filled } from './filled.ts';

it('filled replaces placeholders, but does not interpret braces or $& inside of values', () => {
  const text = filled('{name} of {place}, {name}', { name: '{place} $&', place: 3 });
  expect(text).toBe('{place} $& of 3, {place} $&');
});
