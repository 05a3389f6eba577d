import { describe, expect, it } from 'vitest';
import { servedTexts } from '#content/served-texts.ts';
import { TAG_KINDS, type TagKind } from '#contract/tag.ts';
import { type Environment, parseConfig } from '../settings/config.ts';
import { fillOf, PlaceMissingError } from './served-texts.ts';

const placed = (place: string) => `<p class="x" data-place="${place}">built words</p>`;
const places = Object.keys(servedTexts);
const drawer = `<dialog id="cookie-settings" class="drawer">${places
  .filter((place) => place.startsWith('drawer-'))
  .map(placed)
  .join('')}</dialog>`;
const policy =
  drawer +
  places
    .filter((place) => place.startsWith('policy-'))
    .map(placed)
    .join('');

const tagged = (kind: TagKind): Environment => ({
  TAG_URL: 'https://stats.example:8443/t.js?a=1&b=%22',
  TAG_KIND: kind,
  TAG_SITE_ID: '7',
});
const served = (env: Environment, html = policy, path = '/privacy-policy') =>
  fillOf(parseConfig(env))?.(html, path) ?? html;

describe('texts that depend on settings', () => {
  it('are left as built with the default settings', () => {
    expect(fillOf(parseConfig({}))).toBeNull();
  });

  it.each([
    { COUNT_VISITS: '0' },
    { VISITS_RETENTION_DAYS: '30' },
    { NEWSLETTER_CONFIRM: '0' },
    tagged('google'),
  ])('are all replaced with the settings %o', (env) => {
    const html = served(env);
    expect(html).not.toContain('built words');
    expect(html).not.toMatch(/[{}]|undefined|null|NaN/);
  });

  it.each(TAG_KINDS)('name %s and its host, and no other tool', (kind) => {
    const html = served(tagged(kind));
    expect(html).toContain('stats.example:8443');
    expect(html.toLowerCase()).toContain(kind);
    for (const other of TAG_KINDS.filter((name) => name !== kind))
      expect(html.toLowerCase()).not.toContain(other);
  });

  it.each([
    ['VISITS_RETENTION_DAYS', '1', 'Kept for one day: they are daily totals'],
    ['VISITS_RETENTION_DAYS', '740', 'Kept for 740 days: they are daily totals'],
    ['VISITS_RETENTION_DAYS', '0', 'Kept without limit: they are daily totals'],
    ['RETAIN_CONTACT_DAYS', '730', 'Deleted 730 days after our answer, or after your message'],
    ['RETAIN_CAREERS_DAYS', '365', 'Deleted 365 days after our answer, or after your application'],
    ['RETAIN_RESUMES_DAYS', '180', 'Deleted 180 days after they were sent.'],
    ['RETAIN_NEWSLETTER_DAYS', '1', 'Until you unsubscribe. Deleted within 2 days after that.'],
  ])('with %s=%s include "%s"', (name, days, expected) => {
    expect(served({ [name]: days })).toContain(expected);
  });

  it('state criteria instead of a period when nothing is deleted automatically', () => {
    const html = served({ VISITS_RETENTION_DAYS: '0' });
    expect(html.match(/Until [^.]+\. There is no fixed number of days/g)).toHaveLength(2);
    expect(html).not.toMatch(/Deleted/);
  });

  it('never claim that visits are counted when they are not', () => {
    const html = served({ COUNT_VISITS: '0' });
    expect(html).toContain('Nothing is counted on our own server today.');
    expect(html).not.toMatch(/Counts pages|we learn which pages|tells our own server that|we count visits/);
    expect(served({ ...tagged('matomo'), COUNT_VISITS: '0' })).toContain(
      'Matomo at stats.example:8443 counts',
    );
  });

  it('never claim that addresses are confirmed when they are not', () => {
    const html = served({ NEWSLETTER_CONFIRM: '0' });
    expect(html).not.toMatch(/confirm/);
    expect(served({ COUNT_VISITS: '0' })).toMatch(/an unconfirmed address/);
  });
});

describe('the data attributes of the cookie drawer', () => {
  const attributesOf = (env: Environment) =>
    /<dialog id="cookie-settings"([^>]*) class/.exec(served(env))?.[1];

  it('contain the kind, URL and site id of the tag', () => {
    expect(attributesOf(tagged('matomo'))).toBe(
      ' data-tag="matomo" data-tag-url="https://stats.example:8443/t.js?a=1&amp;b=%22" data-tag-site="7"',
    );
  });

  it('state when visits are not counted', () => {
    expect(attributesOf({ COUNT_VISITS: '0' })).toBe(' data-visits="off"');
    expect(attributesOf({ NEWSLETTER_CONFIRM: '0' })).toBe('');
  });
});

// Such a document would do more than it discloses.
it.each([
  ['a cookie drawer', '<main></main>', '/about'],
  ['the texts of the drawer', '<dialog id="cookie-settings"></dialog>', '/about'],
  ['the texts of the policy', drawer, '/privacy-policy'],
  ['a known text for each place', drawer + placed('unheard-of'), '/about'],
])('a document without %s is rejected', (_case, html, path) => {
  expect(() => served(tagged('google'), html, path)).toThrow(PlaceMissingError);
  expect(() => served({ COUNT_VISITS: '0' }, html, path)).toThrow(PlaceMissingError);
});
