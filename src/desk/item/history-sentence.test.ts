import { expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/desk/items.ts';
import { historySentence } from './history-sentence.ts';

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
const said = (change: Partial<HistoryEntry>) =>
  historySentence({ ...entry, ...change }, me.id, 'careers')
    .map(({ text, isStrong }) => (isStrong ? `<${text}>` : text))
    .join('');

test.each<[string, Partial<HistoryEntry>]>([
  ['<Priya Narayanan> opened it', {}],
  ['<Received> through the careers form', { action: 'received', by: null }],
  ['<Priya Narayanan> assigned it to <you>', { action: 'assigned', about: me }],
  ['<You> assigned it to yourself', { action: 'assigned', by: me, about: me }],
  ['<Priya Narayanan> assigned it to themselves', { action: 'assigned', about: priya }],
  ['<You> unassigned it', { action: 'assigned', by: me }],
  ['<Priya Narayanan> undid marking it as answered', { action: 'answered-undone' }],
  ['<Priya Narayanan> marked it as answered with an email link', { action: 'answered', via: 'mail' }],
  [
    '<Marked as answered> with the link in the email to info@example.com',
    { action: 'answered', by: null, via: 'mail', text: 'info@example.com' },
  ],
  // From before links told whom they were sent to.
  ['<Someone> marked it as answered with an email link', { action: 'answered', by: null, via: 'mail' }],
])('%s', (sentence, change) => {
  expect(said(change)).toBe(sentence);
});

test('no name can make itself strong or fill in another', () => {
  const rude = { ...priya, name: '*{text}*' };
  expect(said({ by: rude, text: 'x' })).toBe('<*{text}*> opened it');
});
