import { expect, it } from 'vitest';
import { clients } from './content/clients.ts';
import { caseStudy, insights } from './content/insights.ts';
import { testimonials } from './content/testimonials.ts';

it('insights are listed newest first, and each leads elsewhere', () => {
  const dates = insights.map(({ date }) => date as string);
  expect(dates.filter((date) => Number.isNaN(Date.parse(date)))).toEqual([]);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(new Set(insights.map(({ url }) => url)).size).toBe(insights.length);
  for (const { url } of insights) expect(url).toMatch(/^https:\/\//);
});

it('each client has a logo of its own', () => {
  expect(new Set(clients.map(({ logo }) => logo)).size).toBe(clients.length);
});

it('only clients that are on the wall are quoted', () => {
  const names: readonly string[] = clients.map(({ name }) => name);
  expect(names).toContain(caseStudy.client);
  for (const { position } of testimonials) expect(names).toContain(position.split(', ')[1]);
});
