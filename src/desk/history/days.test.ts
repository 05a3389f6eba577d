import { expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/desk/items.ts';
import { byDay } from './days.ts';

const ZONE = 'America/Chicago';
const NOW = Date.parse('2026-11-17T16:42:00Z');
const entryOf = (id: number, at: string): HistoryEntry => ({
  id,
  at: Date.parse(at),
  action: 'opened',
  by: null,
  reference: null,
  about: null,
  text: null,
  via: null,
});

test('days are those of the office, and keep the order of the entries', () => {
  // Half past midnight by UTC is still the evening before in Houston.
  const days = byDay([entryOf(3, '2026-11-17T16:00:00Z'), entryOf(2, '2026-11-17T00:30:00Z')], NOW, ZONE);
  expect(days.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ['Today', [3]],
    ['Yesterday', [2]],
  ]);
});

test('older days have their date, and another year is named', () => {
  const days = byDay([entryOf(2, '2026-11-14T16:00:00Z'), entryOf(1, '2025-11-14T16:00:00Z')], NOW, ZONE);
  expect(days.map(({ title }) => title)).toEqual(['Saturday, November 14', 'Friday, November 14, 2025']);
});
