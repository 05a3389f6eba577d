import { expect, test } from 'vitest';
import type { DeliveryTry } from '#contract/desk/views.ts';
import { logLines } from './log-lines.ts';

const mail = { createdAt: 0, to: 'ann@visitor.example' };

const tried = (at: number, answer: string | null, outcome: DeliveryTry['outcome'] = 'later') => ({
  at,
  outcome,
  answer,
});

test('tries in a row with the same answer share a line', () => {
  const tries = [
    tried(1, '421 Timed out'),
    tried(2, '450 Busy'),
    tried(3, '450 Busy'),
    tried(4, '450 Busy'),
    tried(5, '250 Ok', 'sent'),
  ];
  expect(logLines({ ...mail, tries, attempts: 5 })).toEqual([
    { at: 0, what: 'Written', answer: 'ann@visitor.example' },
    { at: 1, what: 'Try 1', answer: '421 Timed out' },
    { at: 2, what: 'Tries 2 to 4', answer: '450 Busy' },
    { at: 5, what: 'Try 5', answer: '250 Ok' },
  ]);
});

test('tries that were not kept are counted, and those before a new beginning are not forgotten', () => {
  expect(logLines({ ...mail, tries: [tried(9, '450 Busy')], attempts: 4 })[1]).toMatchObject({
    what: 'Try 4',
  });
  const anew = { ...mail, createdAt: 2, tries: [tried(1, '550 No'), tried(3, '450 Busy')], attempts: 1 };
  expect(logLines(anew).map(({ what }) => what)).toEqual(['Try 1', 'Begun anew', 'Try 2']);
});

test('a mail that was written to a file has no answer', () => {
  expect(logLines({ ...mail, tries: [tried(1, null, 'sent')], attempts: 1 })[1]?.answer).toBe(
    'Written to a file, as there is no mail server.',
  );
});
