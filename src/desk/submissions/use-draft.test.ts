import { expect, test } from 'vitest';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import { hasArrived, isNews, newestEntry } from './use-draft.ts';

const ME = 'me';
const entry = (id: number, action: HistoryAction, text: string | null, by: string | null = ME) => ({
  id,
  action,
  text,
  by: by === null ? null : ({ id: by } as HistoryEntry['by']),
});
const words = (what: 'answer' | 'note', text: string) => ({ what, text, by: ME });
const mailed = entry(-2, 'mail-sent', 'tom@visitor.example', null);

test('words that arrived since they were begun are found, of the same kind and person', () => {
  const submission = {
    history: [entry(4, 'note', 'Called.'), mailed, entry(5, 'answer-sent', 'By spring.')],
  };
  expect(hasArrived(words('answer', ' By spring.\n'), 4, submission)).toBe(true);
  expect(hasArrived(words('note', 'By spring.'), 4, submission)).toBe(false);
  expect(hasArrived({ ...words('answer', 'By spring.'), by: 'priya' }, 4, submission)).toBe(false);
});

test('the same words can be written again, also after mail was sent', () => {
  const submission = {
    history: [entry(4, 'note', 'Called.'), entry(5, 'answer-sent', 'By spring.'), mailed],
  };
  const begunAfter = newestEntry(submission);
  expect(hasArrived(words('note', 'Called.'), begunAfter, submission)).toBe(false);
  expect(hasArrived(words('answer', 'By spring.'), begunAfter, submission)).toBe(false);
});

test('an answer that was taken back can be sent', () => {
  const submission = { history: [entry(5, 'answer-sent', 'By spring.'), entry(6, 'answer-undone', null)] };
  expect(hasArrived(words('answer', 'By spring.'), 4, submission)).toBe(false);
});

test('what a colleague did since is news, what they did before or only read is not', () => {
  const before = { history: [entry(4, 'note', 'Called.', 'priya'), mailed] };
  expect(isNews(newestEntry(before), before, ME)).toBe(false);
  const read = { history: [...before.history, entry(5, 'opened', null, 'priya')] };
  expect(isNews(newestEntry(before), read, ME)).toBe(false);
  const done = { history: [...read.history, entry(6, 'assigned', null, 'priya')] };
  expect(isNews(newestEntry(before), done, ME)).toBe(true);
});
