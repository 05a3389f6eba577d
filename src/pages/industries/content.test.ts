import { expect, it } from 'vitest';
import { industries } from './content/list.ts';
import { badge, texts } from './content.ts';

it('every industry has a text, and the badge has their number', () => {
  expect(Object.keys(texts).sort()).toEqual(industries.map(({ id }) => id as string).sort());
  expect(badge).toMatch(new RegExp(`^${industries.length} `));
});

it('challenge titles are unique', () => {
  const titles = Object.values(texts).flatMap(({ challenges }) => challenges.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
});
