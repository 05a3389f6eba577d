import { expect, test } from 'vitest';
import type { Submission } from '#contract/desk/submissions.ts';
import type { Me } from '#contract/desk/views.ts';
import { fillTemplate, greetingName, mailtoHref } from './answer-text.ts';

const me = { person: { name: 'Marisol Ortega' }, company: { name: 'Kelvane', shortName: 'Kelvane' } } as Me;
const submission = {
  name: '{me} Hale',
  reference: 'R4TW-9HCE',
  email: 'tom+plant&cc=x@hale.example',
  words: 'Who do I call?',
  texts: [{ name: 'message', label: 'Message', text: 'Who do I call?\nToday & tomorrow' }],
} as unknown as Submission;

test('fillTemplate does not expand unknown placeholders or those in the name of a visitor', () => {
  expect(fillTemplate('Good morning {name}, {reference}. {me}, {company} {other}', submission, me)).toBe(
    'Good morning {me} Hale, R4TW-9HCE. Marisol Ortega, Kelvane {other}',
  );
});

test.each([
  ['Karen Ostrowski', 'Karen'],
  ['Dr. Friedrich-Wilhelm von der Hagenau', 'Friedrich-Wilhelm'],
  ['Prof. Dr. Ana Lucía Ferreira', 'Ana'],
  ['Ostrowski, Karen', 'Karen'],
  ['Gwen', 'Gwen'],
  ['Drew Miller', 'Drew'],
  ['Ms', 'Ms'],
  ['山田 太郎', '山田 太郎'],
])('%s is greeted as %s', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});

test('mailtoHref has the answer and the quoted message, and an address cannot add recipients', () => {
  const url = new URL(mailtoHref(submission, 'Your message', 'Good morning'));
  expect(decodeURIComponent(url.pathname)).toBe(submission.email);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('body')).toBe(
    'Good morning\r\n\r\n{me} Hale wrote:\r\n> Who do I call?\r\n> Today & tomorrow',
  );
});

test('mailtoHref truncates the quoted message to fit a long answer, never the answer itself', () => {
  const answer = 'a'.repeat(3000);
  const body = new URL(mailtoHref(submission, 's', answer)).searchParams.get('body');
  expect(body).toBe(`${answer}…`);
});
