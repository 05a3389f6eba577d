import { expect, test } from 'vitest';
import { answerTemplates } from '#content/desk/templates.ts';
import { placeholdersIn } from './placeholders.ts';

const found = (text: string) => placeholdersIn(text, answerTemplates).map((one) => one.text);

test('every bracketed text of a saved reply is a placeholder', () => {
  for (const { text } of answerTemplates) expect(found(text)).toHaveLength(text.split('[').length - 1);
});

test('other bracketed text is not a placeholder', () => {
  expect(found('As in [1] and [sic], see [our page](https://example.com) [your answer')).toEqual([]);
  const text = 'Before [Your answer] after';
  const [placeholder] = placeholdersIn(text, answerTemplates);
  expect(text.slice(placeholder?.start, placeholder?.end)).toBe('[Your answer]');
});
