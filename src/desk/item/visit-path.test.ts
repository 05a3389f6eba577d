import { expect, test } from 'vitest';
import { campaignText, pagesOf } from './visit-path.ts';

const visit = { entry: '/industries', referrer: '', campaign: null, pages: ['/industries', '/contact'] };

test('the first page is named once', () => {
  expect(pagesOf(visit)).toEqual(['/industries', '/contact']);
  expect(pagesOf({ ...visit, pages: ['/about', '/contact'] })).toEqual(['/industries', '/about', '/contact']);
  expect(pagesOf({ ...visit, entry: '', pages: [] })).toEqual([]);
});

test('a campaign is what is known of it', () => {
  expect(campaignText({ source: 'linkedin', medium: '', name: 'uptime-autumn' })).toBe(
    'linkedin, uptime-autumn',
  );
  expect(campaignText(null)).toBe('');
});
