import { expect, test } from 'vitest';
import { answerTemplates } from '#content/desk/templates.ts';
import { placeholdersIn } from './placeholders.ts';

const found = (text: string) => placeholdersIn(text, answerTemplates).map((one) => one.text);

test('every bracket of a saved reply is a blank', () => {
  for (const { text } of answerTemplates) expect(found(text)).toHaveLength(text.split('[').length - 1);
});

test('what somebody typed in brackets is text', () => {
  expect(found('As in [1] and [sic], see [our page](https://example.com) [your answer')).toEqual([]);
  const text = 'Before [Your answer] after';
  const [blank] = placeholdersIn(text, answerTemplates);
  expect(text.slice(blank?.start, blank?.end)).toBe('[Your answer]');
});
