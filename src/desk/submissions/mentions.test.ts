import { expect, test } from 'vitest';
import {
  mentionAtCursor,
  mentionedIn,
  mentionedWithoutAccess,
  mentionName,
  notePieces,
  withPunctuation,
} from './mentions.ts';

const person = (id: string, name: string) => ({ id, name, initials: name.slice(0, 2).toUpperCase() });
const jun = person('1', 'Jun Lindqvist');
const otherJun = person('2', 'Jun Park');
const priya = person('3', 'Priya Narayanan');
const zoe = person('4', 'Zoë O’Brien');

test('a first name or initial is a mention only if it is unambiguous', () => {
  expect(mentionedIn('@Priya please, and @Zoë', [jun, priya, zoe])).toEqual(['3', '4']);
  expect(mentionedIn('@Jun please', [jun, otherJun])).toEqual([]);
  expect(mentionedIn('@Jun Park please', [jun, otherJun])).toEqual(['2']);
  expect([mentionName(jun, [jun, priya]), mentionName(jun, [jun, otherJun])]).toEqual(['Jun', 'Jun L']);
  expect(mentionedIn('@Jun P. or @Jun L?', [jun, otherJun])).toEqual(['2', '1']);
  expect(mentionName(jun, [jun, otherJun, person('5', 'Jun Lopez')])).toBe('Jun Lindqvist');
});

test('mentions are deduplicated, and email addresses and longer names do not match', () => {
  expect(mentionedIn('@Priya @Priya', [priya])).toEqual(['3']);
  expect(mentionedIn('mail@Priya, @Priyanka', [priya])).toEqual([]);
});

test('notePieces splits a note at its mentions without losing text', () => {
  const text = 'ask @Jun Lindqvist, or @Jun.';
  const pieces = notePieces(text, [jun]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter((piece) => piece.person).map((piece) => piece.text)).toEqual([
    '@Jun Lindqvist',
    '@Jun',
  ]);
});

test('punctuation typed right after a mention removes the space before it', () => {
  expect(withPunctuation('ask @Jun ?', 9)).toBe('ask @Jun?');
  expect(withPunctuation('ask @Jun please', 9)).toBe('ask @Jun please');
  expect(withPunctuation('ask @Jun ', 9)).toBe('ask @Jun ');
  // The punctuation was not typed right after the mention.
  expect(withPunctuation('ask @Jun ?', null)).toBe('ask @Jun ?');
});

test('typing a mention suggests the matching people', () => {
  const suggested = (text: string) => mentionAtCursor(text, text.length, [jun, otherJun, priya]);
  expect(suggested('look @')?.people).toEqual([jun, otherJun, priya]);
  expect(suggested('look @par')).toEqual({ start: 5, people: [otherJun] });
  expect([suggested('look @x'), suggested('a@jun'), suggested('@Jun ')]).toEqual([null, null, null]);
});

test('namedUnseeing finds a mentioned person whose scope excludes the form', () => {
  const hana = { ...person('hr', 'Hana Rao'), role: 'agent', scope: 'applications', site: 'none' } as const;
  expect(mentionedWithoutAccess('Ask @Hana', 'contact', [hana])).toBe(hana);
  expect(mentionedWithoutAccess('Ask @Hana', 'careers', [hana])).toBeUndefined();
  expect(mentionedWithoutAccess('Ask Hana', 'contact', [hana])).toBeUndefined();
});
