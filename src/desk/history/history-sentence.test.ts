import { expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/desk/submissions.ts';
import { byDay, historySentence } from './history-sentence.ts';

const me = { id: 'me', name: 'Marisol Ortega', initials: 'MO' };
const priya = { id: 'pn', name: 'Priya Narayanan', initials: 'PN' };
const entry: HistoryEntry = {
  id: 1,
  at: 0,
  action: 'opened',
  by: priya,
  reference: null,
  about: null,
  text: null,
  via: 'desk',
};
const sentenceFor = (change: Partial<HistoryEntry>) =>
  historySentence({ ...entry, ...change }, me.id, 'careers')
    .map(({ text, isStrong }) => (isStrong ? `<${text}>` : text))
    .join('');

test.each<[string, Partial<HistoryEntry>]>([
  ['<Priya Narayanan> opened the resume', {}],
  ['<Received> through the careers form', { action: 'received', by: null }],
  ['<Priya Narayanan> assigned it to <you>', { action: 'assigned', about: me }],
  ['<You> assigned it to yourself', { action: 'assigned', by: me, about: me }],
  ['<Priya Narayanan> assigned it to themselves', { action: 'assigned', about: priya }],
  ['<You> unassigned it', { action: 'assigned', by: me }],
  ['<Priya Narayanan> undid closing it', { action: 'answered-undone' }],
  ['<Priya Narayanan> closed it with an email link', { action: 'answered', via: 'mail' }],
  [
    '<Closed> with the link in the email to info@example.com',
    { action: 'answered', by: null, via: 'mail', text: 'info@example.com' },
  ],
  // Recorded before mail links stored their recipient.
  ['<Someone> closed it with an email link', { action: 'answered', by: null, via: 'mail' }],
])('a history entry reads "%s"', (sentence, change) => {
  expect(sentenceFor(change)).toBe(sentence);
});

test('markup and placeholders in a name are not interpreted', () => {
  const hostile = { ...priya, name: '*{text}*' };
  expect(sentenceFor({ by: hostile, text: 'x' })).toBe('<*{text}*> opened the resume');
});

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

test('entries are grouped by day in the time zone of the office, in their original order', () => {
  // 00:30 UTC is the previous evening in Houston.
  const days = byDay([entryOf(3, '2026-11-17T16:00:00Z'), entryOf(2, '2026-11-17T00:30:00Z')], NOW, ZONE);
  expect(days.map(({ title, entries }) => [title, entries.map(({ id }) => id)])).toEqual([
    ['Today', [3]],
    ['Yesterday', [2]],
  ]);
});

test('older days show their date, with the year if it is not the current one', () => {
  const days = byDay([entryOf(2, '2026-11-14T16:00:00Z'), entryOf(1, '2025-11-14T16:00:00Z')], NOW, ZONE);
  expect(days.map(({ title }) => title)).toEqual(['Saturday, November 14', 'Friday, November 14, 2025']);
});
