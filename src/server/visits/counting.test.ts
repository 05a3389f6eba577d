import { describe, expect, it } from 'vitest';
import type { PageShown } from '#contract/visits.ts';
import { createCounting } from './counting.ts';
import { isNoVisitor } from './crawlers.ts';
import { OTHER } from './few-names.ts';
import { createTally } from './tally.ts';

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
  it('have as many names of a day as there is room for, and one for all others', () => {
    const tally = createTally();
    const counting = createCounting(tally);
    for (let name = 0; name < 5000; name += 1) {
      const campaign = { source: `made up ${name}`, medium: '', name: '' };
      counting.count(DAY, { ...SHOWN, referrer: `made-up-${name}.example`, campaign });
    }
    // Who came first still counts by name, and so does everybody on the next day.
    counting.count(DAY, { ...SHOWN, referrer: 'made-up-0.example' });
    counting.count('2026-11-17', { ...SHOWN, referrer: 'made-up-4000.example' });
    const rows = tally.take();
    const today = rows.filter(({ day }) => day === DAY);
    expect(today.filter(({ kind }) => kind === 'referrer')).toHaveLength(201);
    expect(today.filter(({ kind }) => kind === 'campaign')).toHaveLength(101);
    expect(today.find(({ kind, subject }) => kind === 'referrer' && subject === OTHER)?.count).toBe(4800);
    expect(today.find(({ subject }) => subject === 'made-up-0.example')?.count).toBe(2);
    expect(rows.some(({ subject }) => subject === 'made-up-4000.example')).toBe(true);
  });

  it('keep no mail address that stands in the parameters of a link', () => {
    const tally = createTally();
    const counting = createCounting(tally);
    const campaign = { source: 'news', medium: 'mail', name: 'ann@visitor.example' };
    counting.count(DAY, { ...SHOWN, campaign });
    counting.countSent(DAY, campaign);
    const rows = tally.take();
    expect(JSON.stringify(rows)).not.toContain('ann');
    expect(rows.filter(({ subject }) => subject === OTHER)).toHaveLength(2);
  });

  it('wait in bounded room, and tell how many found none', () => {
    const tally = createTally(2);
    for (const path of ['/', '/a', '/b', '/', '/c']) tally.add(DAY, 'page', path);
    const rows = tally.take();
    expect(rows.map(({ subject, count }) => [subject, count])).toEqual([
      ['/', 2],
      ['/a', 1],
    ]);
    expect([tally.lost(), tally.lost()]).toEqual([2, 0]);
    tally.add(DAY, 'page', '/');
    tally.giveBack(rows);
    expect(tally.take().map(({ count }) => count)).toEqual([3, 1]);
  });
});

describe('who is no visitor', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

  it.each([
    ['no name', {}],
    ['curl', { 'user-agent': 'curl/8.5.0' }],
    [
      'Googlebot',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['AdsBot', { 'user-agent': 'Mozilla/5.0 (Linux; Android 6) AdsBot-Google-Mobile' }],
    ['a browser without a window', { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/140.0.0.0' }],
    ['a prefetch', { 'user-agent': firefox, 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { 'user-agent': firefox, 'x-moz': 'prefetch' }],
  ])('%s', (_who, headers) => {
    expect(isNoVisitor(headers)).toBe(true);
  });

  it.each([
    firefox,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  ])('but not %s', (agent) => {
    expect(isNoVisitor({ 'user-agent': agent })).toBe(false);
  });
});
