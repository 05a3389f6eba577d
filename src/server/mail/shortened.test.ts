import { expect, it } from 'vitest';
import { shortened } from './letter.ts';

it.each([
  ['Short.', 'Short.'],
  ['Exactly twenty chars', 'Exactly twenty chars'],
  ['More than twenty characters', 'More than twenty…'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahr…'],
  ['🙂'.repeat(25), `${'🙂'.repeat(20)}…`],
])('"%s" is shortened to "%s"', (text, expected) => {
  expect(shortened(text, 20)).toBe(expected);
});
