import { expect, test } from 'vitest';
import { readAddress } from '../router/address.ts';
import { readSiteAddress, type SitePlace, siteAddress } from './site-address.ts';

const read = (path: string) => readSiteAddress(readAddress(new URL(path, 'http://desk.example')));

const editor: SitePlace = { tab: 'edit', file: null, path: null, release: null };

test.each<readonly [Partial<SitePlace>, string]>([
  [{}, '/site'],
  [{ file: 'pages/home.json' }, '/site?file=pages%2Fhome.json'],
  [
    { file: 'pages/home.json', path: 'sections.#k3f.title' },
    '/site?file=pages%2Fhome.json&path=sections.%23k3f.title',
  ],
  [{ tab: 'changes' }, '/site/changes'],
  [{ tab: 'releases' }, '/site/releases'],
  [{ tab: 'releases', release: 42 }, '/site/releases/42'],
])('%j is at %s', (place, address) => {
  expect(siteAddress(place)).toBe(address);
  expect(read(address)).toEqual({ ...editor, ...place });
});

test('a release needs no tab', () => {
  expect(siteAddress({ release: 42 })).toBe('/site/releases/42');
});

test('a path without a file is ignored', () => {
  expect(siteAddress({ path: 'title' })).toBe('/site');
  expect(read('/site?path=title')).toEqual(editor);
});

test.each(['/site/edit', '/site/release', '/site/releases/latest', '/site/changes/42'])(
  '%s leads nowhere',
  (address) => {
    expect(read(address)).toBeNull();
  },
);
