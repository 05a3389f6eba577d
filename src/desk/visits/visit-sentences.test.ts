import { describe, expect, test } from 'vitest';
import { visits } from '../../../tests/helpers/visits.ts';
import { pointsBy } from './chart-scale.ts';
import { percentText, perThousandText, secondsText, tickText } from './numbers.ts';
import {
  abandonedFields,
  abandonedText,
  chartText,
  hasNoVisits,
  peakText,
  visitsLead,
  visitsTitle,
} from './visit-sentences.ts';

describe('the summary of visits', () => {
  test.each([
    [6200, 48, '6,200 visits, 48 messages'],
    [12, 3, '12 visits, 3 messages'],
    [1, 1, '1 visit, 1 message'],
    [310, 0, '310 visits, no messages'],
  ])('for %i visits and %i messages reads "%s"', (count, sent, title) => {
    expect(visitsTitle({ visits: count, sent })).toBe(title);
  });

  test('is not empty if a visit from before the range has pages in it', () => {
    const { totals } = visits;
    expect(hasNoVisits({ totals: { ...totals, visits: 0, pages: 0 } })).toBe(true);
    expect(hasNoVisits({ totals: { ...totals, visits: 0, pages: 2 } })).toBe(false);
  });

  test('has the year of the first day if the range spans New Year', () => {
    expect(visitsLead([{ day: '2026-10-19' }, { day: '2026-11-15' }])).toMatch(/^Oct 19 to Nov 15, visitors/);
    expect(visitsLead([{ day: '2025-11-16' }, { day: '2026-11-15' }])).toMatch(/^Nov 16, 2025 to Nov 15, /);
  });
});

describe('the text alternative of the chart', () => {
  test('has the first, last and highest count and the number of submissions', () => {
    expect(chartText(visits.days, 'day', visits)).toBe(
      'Visits per day, Oct 19 to Nov 15: starts at 212, ends at 109, peaks at 412 on Wednesday, November 11. ' +
        '48 enquiries and applications were sent. “Show as a table” has the same numbers.',
    );
  });

  test('names the peak by week or by day, depending on the unit', () => {
    const points = pointsBy('week', visits.days);
    expect(chartText(points, 'week', visits)).toContain('1,918 in the week from Nov 9');
    expect(peakText(visits.days[23]!, 'day')).toBe('412 on Wed, Nov 11');
  });
});

describe('abandoned forms', () => {
  const abandoned = [
    { form: 'contact', field: 'phoneNumber', label: 'Phone number', count: 41 },
    { form: 'contact', field: 'email', label: 'Email', count: 22 },
    { form: 'careers', field: 'email', label: 'Email', count: 30 },
  ] as const;

  test('are listed in one row per field label across forms', () => {
    expect(abandonedFields(abandoned)).toEqual([
      { label: 'Email', total: 52, by: { contact: 22, careers: 30 } },
      { label: 'Phone number', total: 41, by: { contact: 41 } },
    ]);
  });

  test('are counted in total', () => {
    expect(abandonedText(abandoned)).toBe('93 visitors abandoned a form');
    expect(abandonedText([])).toBe('No one abandoned a form');
  });
});

describe('number formats', () => {
  test.each([
    [0.007742, '0.77'],
    [0.0706, '7.1'],
    [1, '100'],
    [0, '0'],
  ])('show a share of %f as %s', (share, text) => expect(percentText(share)).toBe(text));

  test('show seconds and rates with one decimal, and no rate without page views', () => {
    expect(secondsText(2849)).toBe('2.8\u00a0s');
    expect(perThousandText(14, 1212)).toBe('11.6');
    expect(perThousandText(0, 0)).toBeNull();
  });

  test('abbreviate large numbers on the axis of the chart', () => {
    expect([0, 7500, 15_000, 1_500_000].map(tickText)).toEqual(['0', '7,500', '15K', '1.5M']);
  });
});
