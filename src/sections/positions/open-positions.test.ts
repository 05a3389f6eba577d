import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import example from './example.json' with { type: 'json' };
import { noteOf, openOn, titleOf } from './open-positions.ts';
import { PositionFacts } from './position-facts.tsx';

const position = {
  title: 'Welder',
  department: 'Workshop',
  location: 'Anywhere',
  type: 'Part-time',
  experience: 'none',
  skills: ['Patience'],
};
const closing = { ...position, title: 'Planner', closes: '2026-06-30' };

describe('a position with a last day to apply', () => {
  const titles = (now: string) =>
    openOn([position, closing], new Date(now), 'America/Chicago').map(({ title }) => title);

  it('is listed until the end of that day in the time zone of the office', () => {
    expect(titles('2026-06-29T12:00:00Z')).toEqual(['Welder', 'Planner']);
    expect(titles('2026-07-01T04:59:00Z')).toEqual(['Welder', 'Planner']);
    expect(titles('2026-07-01T05:00:00Z')).toEqual(['Welder']);
  });
});

it('the heading states the number of open positions, and the note their type if all share it', () => {
  const { titles, notes } = example;
  expect(titleOf([position], titles)).toBe('One open position');
  expect(titleOf([position, closing], titles)).toBe('Two open positions');
  expect(titleOf([], titles)).toBe('No open positions right now');
  expect(noteOf([position, closing], notes)).toMatch(/^All part-time\. If none fits/);
  expect(noteOf([position, { ...closing, type: 'Contract' }], notes)).toMatch(/^If none fits/);
  expect(noteOf([], notes)).not.toContain('If none fits');
});

it.each([
  [{ from: 95000, to: 120000, currency: 'USD', per: 'year' }, '$95,000 to $120,000 a year'],
  [{ from: 24.5, to: 31, currency: 'EUR', per: 'hour' }, '€24.50 to €31 an hour'],
] as const)('pay of %j is shown as "%s"', (pay, text) => {
  const facts = createElement(PositionFacts, { position: { pay }, texts: example });
  expect(renderToStaticMarkup(facts)).toContain(text);
});
