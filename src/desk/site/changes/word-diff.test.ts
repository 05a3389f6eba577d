import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

/** [-before-] and {+after+} */
const marked = (before: string, after: string) =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'before' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

test.each([
  ['Take all four.', 'Take all four.', 'Take all four.'],
  ['', 'Tue, Dec 15', '{+Tue, Dec 15+}'],
  [
    'Take all four, or start where you are today.',
    'Take all four, or start with the one you need.',
    'Take all four, or start [-where you are today-]{+with the one you need+}.',
  ],
  [
    'We answer from {headquarters.city} within one day.',
    'We answer from {headquarters.place} within one day.',
    'We answer from [-{headquarters.city} -]{+{headquarters.place} +}within one day.',
  ],
  [
    'From $80,000 a year, plus health insurance',
    'From $85,000 a year, plus health insurance',
    'From [-$80,000 -]{+$85,000 +}a year, plus health insurance',
  ],
  ['We run SAP systems.', 'We run SAP, plant systems.', 'We run SAP[- -]{+, plant +}systems.'],
])('compares "%s" with "%s"', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('has the whole of both texts', () => {
  const text = fc
    .array(fc.constantFrom('plan', 'build', 'run', '{city}', ',', '.', '12', '\n'))
    .map((words) => words.join(' '));
  const side = (before: string, after: string, kind: string) =>
    wordDiff(before, after)
      .filter((piece) => piece.kind !== kind)
      .map((piece) => piece.text)
      .join('');
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(side(before, after, 'after')).toBe(before);
      expect(side(before, after, 'before')).toBe(after);
    }),
  );
});
