import { describe, expect, it } from 'vitest';
import type { PageShown } from '#contract/visits.ts';
import { isAutomated } from './automated.ts';
import { OTHER } from './campaign.ts';
import { createCounting, createTally } from './counting.ts';

const DAY = '2026-11-16';
const SHOWN: PageShown = {
  kind: 'page',
  path: '/',
  width: 'phone',
  entry: true,
  referrer: '',
  campaign: null,
};

describe('counts in memory', () => {
  /** `bring` counts an entry whose referrer and campaign have this name. */
  function openCounting() {
    const tally = createTally();
    const counting = createCounting(tally);
    return {
      bring(name: string, client: string, day = DAY): void {
        const campaign = { source: name, medium: '', name: '' };
        counting.count(day, { ...SHOWN, referrer: `${name}.example`, campaign }, client);
      },
      counting,
      rows: () => tally.take(),
    };
  }

  it('keep a limited number of names per day, and count all others as OTHER', () => {
    const { bring, rows } = openCounting();
    for (let name = 0; name < 5000; name += 1) {
      bring(`made-up-${name}`, `client ${name}`);
      bring(`made-up-${name}`, `another ${name}`);
    }
    // A counted name stays counted, and the next day starts over.
    bring('made-up-0', 'client 0');
    bring('made-up-4000', 'client 0', '2026-11-17');
    const all = rows();
    const today = all.filter(({ day }) => day === DAY);
    // 200 confirmed referrers and 100 campaigns, half as many unconfirmed ones, and OTHER.
    expect(today.filter(({ kind }) => kind === 'referrer')).toHaveLength(301);
    expect(today.filter(({ kind }) => kind === 'campaign')).toHaveLength(151);
    expect(today.find(({ subject }) => subject === 'made-up-0.example')?.count).toBe(3);
    expect(all.some(({ day, subject }) => day !== DAY && subject === 'made-up-4000.example')).toBe(true);
  });

  it('keep names that several clients bring, although a few clients make up many', () => {
    const { bring, rows } = openCounting();
    for (let client = 0; client < 20; client += 1) {
      for (let name = 0; name < 60; name += 1) bring(`made-up-${client}-${name}`, `client ${client}`);
    }
    for (let visit = 0; visit < 5; visit += 1) bring('google', `visitor ${visit}`);
    const counted = rows();
    const of = (subject: string) => counted.find((row) => row.subject === subject)?.count;
    // All but the first, which was not confirmed yet.
    expect([of('google.example'), of('["google","",""]')]).toEqual([4, 4]);
    expect(counted.filter(({ kind }) => kind === 'referrer')).toHaveLength(102);
  });

  it('accept a small number of new names from each client', () => {
    const { bring, rows } = openCounting();
    for (let name = 0; name < 60; name += 1) bring(`made-up-${name}`, 'one');
    // Two clients that collude confirm no more.
    for (let name = 0; name < 60; name += 1) bring(`made-up-${name}`, 'two');
    bring('rare', 'a visitor');
    const referrers = rows().filter(({ kind }) => kind === 'referrer');
    expect(referrers.map(({ subject }) => subject)).toContain('rare.example');
    expect(referrers).toHaveLength(10 + 1 + 1);
    expect(referrers.find(({ subject }) => subject === OTHER)?.count).toBe(100);
  });

  it('keep names that were stored before a restart', () => {
    const { bring, counting, rows } = openCounting();
    const stored = Array.from({ length: 300 }, (_, name) => `stored-${name}.example`);
    counting.names.referrer.restore(DAY, [...stored, OTHER]);
    bring('stored-299', 'a visitor');
    for (const client of ['a visitor', 'another']) bring('new', client);
    const referrers = rows().filter(({ kind }) => kind === 'referrer');
    expect(referrers.map(({ subject, count }) => [subject, count])).toEqual([
      ['stored-299.example', 1],
      [OTHER, 1],
      ['new.example', 1],
    ]);
  });

  it('contain no email address from the campaign of a link', () => {
    const tally = createTally();
    const counting = createCounting(tally);
    const campaign = { source: 'news', medium: 'mail', name: 'ann@visitor.example' };
    counting.count(DAY, { ...SHOWN, campaign }, 'a visitor');
    counting.countSent(DAY, campaign);
    const rows = tally.take();
    expect(JSON.stringify(rows)).not.toContain('ann');
    expect(rows.filter(({ subject }) => subject === OTHER)).toHaveLength(2);
  });

  it('use bounded memory, and report the number of dropped counts', () => {
    const tally = createTally(2);
    for (const path of ['/', '/a', '/b', '/', '/c']) tally.add(DAY, 'page', path);
    const rows = tally.take();
    expect(rows.map(({ subject, count }) => [subject, count])).toEqual([
      ['/', 2],
      ['/a', 1],
    ]);
    expect([tally.takeDropped(), tally.takeDropped()]).toEqual([2, 0]);
    tally.add(DAY, 'page', '/');
    tally.restore(rows);
    expect(tally.take().map(({ count }) => count)).toEqual([3, 1]);
  });
});

describe('automated requests', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

  it.each([
    ['no user agent', {}],
    ['curl', { 'user-agent': 'curl/8.5.0' }],
    [
      'Googlebot',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['AdsBot', { 'user-agent': 'Mozilla/5.0 (Linux; Android 6) AdsBot-Google-Mobile' }],
    ['a headless browser', { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0' }],
    ['a prefetch', { 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch by an old Firefox', { 'user-agent': firefox, 'x-moz': 'prefetch' }],
  ])('include %s', (_case, headers) => {
    expect(isAutomated(headers)).toBe(true);
  });

  it.each([
    firefox,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  ])('do not include %s', (agent) => {
    expect(isAutomated({ 'user-agent': agent })).toBe(false);
  });
});
