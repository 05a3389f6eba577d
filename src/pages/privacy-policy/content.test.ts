import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { storageKey, visitKey } from '#enhance/consent.ts';
import { firstVisitKey } from '#enhance/cookie-drawer.ts';
import { mapFrameUrl } from '#site/office-map.ts';
import { sections } from './content.ts';

const text = (id: string) => JSON.stringify(sections[id]);

it('names what the site keeps in the browser, under the anchor that the cookie settings link to', () => {
  for (const key of [firstVisitKey, storageKey, visitKey, 'draft-']) expect(text('cookies')).toContain(key);
});

it('names the one service that is asked for anything', () => {
  const [, service] = new URL(mapFrameUrl(company.headquarters)).hostname.split('.');
  expect(text('how-we-share-it').toLowerCase()).toContain(service);
});
