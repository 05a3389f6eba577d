import { expect, it } from 'vitest';
import { technologies } from '../content/expertise.ts';
import { advice } from './assignments.ts';

it('each technology of the page has its advice, and no other has', () => {
  expect(Object.keys(advice)).toEqual(technologies.map(({ name }) => name));
});
