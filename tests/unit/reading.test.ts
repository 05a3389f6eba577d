import { expect, it } from 'vitest';
import { countsOrAsks, mostOf, readingEase, sentencesOf, syllablesIn } from '../../scripts/lib/reading.ts';

it('tells sentences apart, and leaves figures and abbreviations whole', () => {
  expect(sentencesOf('It is 99.9% up. “Really?” Yes, e.g. on Sunday.')).toEqual([
    'It is 99.9% up.',
    '“Really?”',
    'Yes, e.g. on Sunday.',
  ]);
});

it.each([
  ['plant', 1],
  ['made', 1],
  ['table', 2],
  ['planned', 1],
  ['operation', 4],
])('%s has %i syllables', (word, count) => expect(syllablesIn(word)).toBe(count));

it('finds short words in short sentences easier', () => {
  const plain = readingEase(['We plan the line.', 'You run it.']);
  const hard = readingEase([
    'Organizational transformation necessitates comprehensive interdepartmental harmonization of capabilities.',
  ]);
  expect(plain).toBeGreaterThan(90);
  expect(hard).toBeLessThan(0);
});

it('counts what is said most, and knows headings that count or ask', () => {
  expect(mostOf(['a', 'b', 'a'], 2)).toEqual([['a', 2]]);
  expect(countsOrAsks('Four steps, one plan')).toBe(true);
  expect(countsOrAsks('Why choose us')).toBe(true);
  expect(countsOrAsks('Onsite support')).toBe(false);
});
