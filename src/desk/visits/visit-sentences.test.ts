import { describe, expect, test } from 'vitest';
import { visits } from '../../../tests/helpers/visits.ts';
import { pointsBy } from './chart-scale.ts';
import { percentText, perThousandText, secondsText, tickText } from './numbers.ts';
import {
  chartText,
  hasNothing,
  leftFields,
  leftText,
  peakText,
  visitsLead,
  visitsTitle,
} from './visit-sentences.ts';

describe('the title is the answer', () => {
  test.each([
    [6200, 48, '6,200 visits, 48 messages'],
    [12, 3, '12 visits, 3 messages'],
    [1, 1, '1 visit, 1 message'],
    [310, 0, '310 visits, no messages'],
  ])('%i visits, %i sent', (count, sent, title) => {
    expect(visitsTitle({ visits: count, sent })).toBe(title);
  });

  test('pages of a visit that began before are something', () => {
    const { totals } = visits;
    expect(hasNothing({ totals: { ...totals, visits: 0, pages: 0 } })).toBe(true);
    expect(hasNothing({ totals: { ...totals, visits: 0, pages: 2 } })).toBe(false);
  });

  test('a span over New Year says which year it began in', () => {
    expect(visitsLead([{ day: '2026-10-19' }, { day: '2026-11-15' }])).toMatch(/^Oct 19 to Nov 15, visitors/);
    expect(visitsLead([{ day: '2025-11-16' }, { day: '2026-11-15' }])).toMatch(/^Nov 16, 2025 to Nov 15, /);
  });
});

describe('the chart in words', () => {
  test('names the first, the last and the highest day, and what was sent', () => {
    expect(chartText(visits.days, 'day', visits)).toBe(
      'Visits per day, Oct 19 to Nov 15: starts at 212, ends at 109, peaks at 412 on Wednesday, November 11. ' +
        '48 enquiries and applications were sent. “Show as a table” has the same numbers.',
    );
  });

  test('speaks of weeks where points are weeks', () => {
    const points = pointsBy('week', visits.days);
    expect(chartText(points, 'week', visits)).toContain('1,918 in the week from Nov 9');
    expect(peakText(visits.days[23]!, 'day')).toBe('412 on Wed, Nov 11');
  });
});

describe('where they stopped', () => {
  const left = [
    { form: 'contact', field: 'phoneNumber', label: 'Phone number', count: 41 },
    { form: 'contact', field: 'email', label: 'Email', count: 22 },
    { form: 'careers', field: 'email', label: 'Email', count: 30 },
  ] as const;

  test('a field that several forms have is one row', () => {
    expect(leftFields(left)).toEqual([
      { label: 'Email', total: 52, by: { contact: 22, careers: 30 } },
      { label: 'Phone number', total: 41, by: { contact: 41 } },
    ]);
  });

  test('all of them are counted', () => {
    expect(leftText(left)).toBe('93 visitors abandoned a form');
    expect(leftText([])).toBe('No one abandoned a form');
  });
});

describe('figures', () => {
  test.each([
    [0.007742, '0.77'],
    [0.0706, '7.1'],
    [1, '100'],
    [0, '0'],
  ])('a share of %f', (share, text) => expect(percentText(share)).toBe(text));

  test('seconds have one digit, and nothing is a part of none', () => {
    expect(secondsText(2849)).toBe('2.8\u00a0s');
    expect(perThousandText(14, 1212)).toBe('11.6');
    expect(perThousandText(0, 0)).toBeNull();
  });

  test('beside the chart large ones are short', () => {
    expect([0, 7500, 15_000, 1_500_000].map(tickText)).toEqual(['0', '7,500', '15K', '1.5M']);
  });
});
