import { expect, test } from 'vitest';
import { siteUrl } from '#generated/site-url.ts';
import { paperAddress } from './paper-address.ts';

test('a document is printed with its absolute URL', () => {
  expect(paperAddress({ label: 'Download', to: { file: 'sheet.pdf' } })).toBe(`${siteUrl}/media/sheet.pdf`);
});

test('a phone number or email address is printed unless the label says it', () => {
  expect(paperAddress({ label: 'Call us', to: { url: 'tel:+15550100' } })).toBe('+15550100');
  expect(paperAddress({ label: '+1 (555) 0100', to: { url: 'tel:+15550100' } })).toBeUndefined();
  expect(paperAddress({ label: 'Write to us', to: { url: 'mailto:a@b.example' } })).toBe('a@b.example');
  expect(paperAddress({ label: 'a@b.example', to: { url: 'mailto:a@b.example' } })).toBeUndefined();
});

test('links within the site have none', () => {
  expect(paperAddress({ label: 'Contact', to: { page: 'contact' } })).toBeUndefined();
  expect(paperAddress({ label: 'Down', to: { anchor: 'more' } })).toBeUndefined();
});
