import { expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { storageKey, visitKey } from '#enhance/consent.ts';
import { firstVisitKey } from '#enhance/cookie-drawer.ts';
import { legalTexts } from '#generated/legal.ts';
import { mapFrameUrl } from '#site/office-map.ts';

const text = (id: string) =>
  JSON.stringify(legalTexts['privacy-policy'].sections.find((section) => section.id === id)?.blocks);

it('the cookies section of the policy names the keys that the site stores in the browser', () => {
  for (const key of [firstVisitKey, storageKey, visitKey, 'draft-']) expect(text('cookies')).toContain(key);
});

it('the sharing section of the policy names the map service', () => {
  const [, service] = new URL(mapFrameUrl(company.headquarters)).hostname.split('.');
  expect(text('how-we-share-it').toLowerCase()).toContain(service);
});
