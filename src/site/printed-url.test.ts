import { expect, test } from 'vitest';
import { siteUrl } from '#generated/site-url.ts';
import { printedUrl } from './printed-url.ts';

test('a document is printed with its absolute URL', () => {
  expect(printedUrl({ label: 'Download', to: { file: 'sheet.pdf' } })).toBe(`${siteUrl}/media/sheet.pdf`);
});

test('a phone number or email address is printed unless the label contains it', () => {
  expect(printedUrl({ label: 'Call us', to: { url: 'tel:+15550100' } })).toBe('+15550100');
  expect(printedUrl({ label: '+1 (555) 0100', to: { url: 'tel:+15550100' } })).toBeUndefined();
  expect(printedUrl({ label: 'Write to us', to: { url: 'mailto:a@b.example' } })).toBe('a@b.example');
  expect(printedUrl({ label: 'a@b.example', to: { url: 'mailto:a@b.example' } })).toBeUndefined();
});

test('links within the site have no printed address', () => {
  expect(printedUrl({ label: 'Contact', to: { page: 'contact' } })).toBeUndefined();
  expect(printedUrl({ label: 'Down', to: { anchor: 'more' } })).toBeUndefined();
});
