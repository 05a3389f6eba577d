import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Fact } from '#contract/desk/submissions.ts';
import { campaignText, FactValue, pagesOf } from './fact-value.tsx';

const shown = (kind: Fact['kind'], value: string) =>
  renderToStaticMarkup(<FactValue kind={kind} value={value} />);
const linkIn = (html: string) => /<a [^>]*href="([^"]*)"/.exec(html)?.[1] ?? null;

test('a phone number links to its digits', () => {
  expect(linkIn(shown('phone', '+55 (31) 3555-0177'))).toBe('tel:+553135550177');
  expect(linkIn(shown('phone', '713 555 0100'))).toBe('tel:7135550100');
});

test.each([
  ['https://ann.example/work?x=1', 'https://ann.example/work?x=1'],
  [' http://ann.example ', 'http://ann.example/'],
])('the website %j links to %j', (text, href) => {
  expect(linkIn(shown('url', text))).toBe(href);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ann.example', ''])(
  'the website %j is shown as text because it is not an HTTP URL',
  (text) => {
    expect(shown('url', text)).toBe(text);
  },
);

test('a valid start date is formatted, and other text is shown unchanged', () => {
  expect(shown('date', '2027-01-11')).toBe('January 11, 2027');
  expect(shown('date', 'as soon as possible')).toBe('as soon as possible');
  expect(shown('date', '2027-99-99')).toBe('2027-99-99');
});

const visit = { entry: '/industries', referrer: '', campaign: null, pages: ['/industries', '/contact'] };

test('pagesOf lists the entry page first and only once', () => {
  expect(pagesOf(visit)).toEqual(['/industries', '/contact']);
  expect(pagesOf({ ...visit, pages: ['/about', '/contact'] })).toEqual(['/industries', '/about', '/contact']);
  expect(pagesOf({ ...visit, entry: '', pages: [] })).toEqual([]);
});

test('campaignText joins the known parts of a campaign', () => {
  expect(campaignText({ source: 'linkedin', medium: '', name: 'uptime-autumn' })).toBe(
    'linkedin, uptime-autumn',
  );
  expect(campaignText(null)).toBe('');
});
