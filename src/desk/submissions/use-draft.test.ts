import { expect, test } from 'vitest';
import type { HistoryAction, HistoryEntry } from '#contract/desk/submissions.ts';
import { isNews, newestEntry, wasSaved } from './use-draft.ts';

const ME = 'me';
const entry = (id: number, action: HistoryAction, text: string | null, by: string | null = ME) => ({
  id,
  action,
  text,
  by: by === null ? null : ({ id: by } as HistoryEntry['by']),
});
const written = (what: 'answer' | 'note', text: string) => ({ what, text, by: ME });
const mailed = entry(-2, 'mail-sent', 'tom@visitor.example', null);

test('a text saved since its draft was begun is found by kind and author', () => {
  const submission = {
    history: [entry(4, 'note', 'Called.'), mailed, entry(5, 'answer-sent', 'By spring.')],
  };
  expect(wasSaved(written('answer', ' By spring.\n'), 4, submission)).toBe(true);
  expect(wasSaved(written('note', 'By spring.'), 4, submission)).toBe(false);
  expect(wasSaved({ ...written('answer', 'By spring.'), by: 'priya' }, 4, submission)).toBe(false);
});

test('a text saved before the draft was begun does not count, even if mail was sent since', () => {
  const submission = {
    history: [entry(4, 'note', 'Called.'), entry(5, 'answer-sent', 'By spring.'), mailed],
  };
  const begunAfter = newestEntry(submission);
  expect(wasSaved(written('note', 'Called.'), begunAfter, submission)).toBe(false);
  expect(wasSaved(written('answer', 'By spring.'), begunAfter, submission)).toBe(false);
});

test('an undone answer does not count as sent', () => {
  const submission = { history: [entry(5, 'answer-sent', 'By spring.'), entry(6, 'answer-undone', null)] };
  expect(wasSaved(written('answer', 'By spring.'), 4, submission)).toBe(false);
});

test('isNews reports new actions of a colleague, but not earlier ones or opening', () => {
  const before = { history: [entry(4, 'note', 'Called.', 'priya'), mailed] };
  expect(isNews(newestEntry(before), before, ME)).toBe(false);
  const opened = { history: [...before.history, entry(5, 'opened', null, 'priya')] };
  expect(isNews(newestEntry(before), opened, ME)).toBe(false);
  const assigned = { history: [...opened.history, entry(6, 'assigned', null, 'priya')] };
  expect(isNews(newestEntry(before), assigned, ME)).toBe(true);
});
