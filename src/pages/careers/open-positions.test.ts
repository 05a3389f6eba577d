import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { positionsIntro } from './content.ts';
import { openOn } from './open-positions.ts';
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

it('the heading counts the open positions, and the note has their type if all share it', () => {
  expect(positionsIntro.titleOf([position])).toBe('One open position');
  expect(positionsIntro.titleOf([position, closing])).toBe('Two open positions');
  expect(positionsIntro.titleOf([])).toBe('No open positions right now');
  expect(positionsIntro.noteOf([position, closing])).toMatch(/^All part-time\. If none fits/);
  expect(positionsIntro.noteOf([position, { ...closing, type: 'Contract' }])).toMatch(/^If none fits/);
  expect(positionsIntro.noteOf([])).not.toContain('If none fits');
});

it.each([
  [{ from: 95000, to: 120000, currency: 'USD', per: 'year' }, '$95,000 to $120,000 a year'],
  [{ from: 24.5, to: 31, currency: 'EUR', per: 'hour' }, '€24.50 to €31 an hour'],
] as const)('pay of %j is shown as "%s"', (pay, text) => {
  expect(renderToStaticMarkup(createElement(PositionFacts, { pay }))).toContain(text);
});
