import { expect, it } from 'vitest';
import { filled } from './filled.ts';

it('puts values into a text, and leaves brackets and signs in them alone', () => {
  const text = filled('{name} of {place}, {name}', { name: '{place} $&', place: 3 });
  expect(text).toBe('{place} $& of 3, {place} $&');
});
