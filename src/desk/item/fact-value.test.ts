import { expect, test } from 'vitest';
import { dayText, telHref, websiteHref } from './fact-value.tsx';

test('a phone number is dialed by its digits', () => {
  expect(telHref('+55 (31) 3555-0177')).toBe('tel:+553135550177');
  expect(telHref('713 555 0100')).toBe('tel:7135550100');
});

test.each([
  ['https://ann.example/work?x=1', 'https://ann.example/work?x=1'],
  [' http://ann.example ', 'http://ann.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['ann.example', null],
  ['', null],
])('of %j as a website the desk links to %j', (text, href) => {
  expect(websiteHref(text)).toBe(href);
});

test('a start date reads as a day, whatever else stands there stays', () => {
  expect(dayText('2027-01-11')).toBe('January 11, 2027');
  expect(dayText('as soon as possible')).toBe('as soon as possible');
  expect(dayText('2027-99-99')).toBe('2027-99-99');
});
