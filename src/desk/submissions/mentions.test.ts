import { expect, test } from 'vitest';
import {
  mentionAtCursor,
  mentionedIn,
  mentionName,
  namedUnseeing,
  notePieces,
  withPunctuation,
} from './mentions.ts';

const person = (id: string, name: string) => ({ id, name, initials: name.slice(0, 2).toUpperCase() });
const jun = person('1', 'Jun Lindqvist');
const otherJun = person('2', 'Jun Park');
const priya = person('3', 'Priya Narayanan');
const zoe = person('4', 'Zoë O’Brien');

test('a first name is enough where only one has it', () => {
  expect(mentionedIn('@Priya please, and @Zoë', [jun, priya, zoe])).toEqual(['3', '4']);
  expect(mentionedIn('@Jun please', [jun, otherJun])).toEqual([]);
  expect(mentionedIn('@Jun Park please', [jun, otherJun])).toEqual(['2']);
  expect([mentionName(jun, [jun, priya]), mentionName(jun, [jun, otherJun])]).toEqual(['Jun', 'Jun L']);
  expect(mentionedIn('@Jun P. or @Jun L?', [jun, otherJun])).toEqual(['2', '1']);
  expect(mentionName(jun, [jun, otherJun, person('5', 'Jun Lopez')])).toBe('Jun Lindqvist');
});

test('each is named once, and an address or a longer word is nobody', () => {
  expect(mentionedIn('@Priya @Priya', [priya])).toEqual(['3']);
  expect(mentionedIn('mail@Priya, @Priyanka', [priya])).toEqual([]);
});

test('the pieces of a note are the note', () => {
  const text = 'ask @Jun Lindqvist, or @Jun.';
  const pieces = notePieces(text, [jun]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.person).map((piece) => piece.text)).toEqual([
    '@Jun Lindqvist',
    '@Jun',
  ]);
});

test('punctuation right after a name leaves no space before it', () => {
  expect(withPunctuation('ask @Jun ?', 9)).toBe('ask @Jun?');
  expect(withPunctuation('ask @Jun please', 9)).toBe('ask @Jun please');
  expect(withPunctuation('ask @Jun ', 9)).toBe('ask @Jun ');
  // Typed later, or by somebody who wants it.
  expect(withPunctuation('ask @Jun ?', null)).toBe('ask @Jun ?');
});

test('while a name is typed, those who may be meant are offered', () => {
  const offered = (text: string) => mentionAtCursor(text, text.length, [jun, otherJun, priya]);
  expect(offered('look @')?.people).toEqual([jun, otherJun, priya]);
  expect(offered('look @par')).toEqual({ start: 5, people: [otherJun] });
  expect([offered('look @x'), offered('a@jun'), offered('@Jun ')]).toEqual([null, null, null]);
});

test('who is named and does not see the form is noticed', () => {
  const hana = { id: 'hr', name: 'Hana Rao', initials: 'HR', role: 'agent', scope: 'applications' } as const;
  expect(namedUnseeing('Ask @Hana', 'contact', [hana])).toBe(hana);
  expect(namedUnseeing('Ask @Hana', 'careers', [hana])).toBeUndefined();
  expect(namedUnseeing('Ask Hana', 'contact', [hana])).toBeUndefined();
});
