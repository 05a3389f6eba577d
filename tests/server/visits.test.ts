import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCalendar } from '#contract/calendar.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { type FormStep, type PageVitalsReport, VISIT_LIMITS } from '#contract/visits.ts';
import { SECURITY_HEADERS } from './test-app.ts';
import { COMPANY } from './test-backend.ts';
import { countOf, openTestVisits, SHOWN, type TestVisits, USER_AGENT } from './test-visits.ts';

let test: TestVisits;
beforeEach(async () => {
  test = await openTestVisits();
});
afterEach(() => test.close());

const from = (client: string) => ({ 'x-forwarded-for': client });
const STEP: FormStep = { kind: 'form', form: 'contact', step: 'opened', field: null, pages: ['/', '/about'] };
const VITALS: PageVitalsReport = { kind: 'vitals', path: '/about', lcp: 1200, inp: 80, cls: 0.01 };

describe('a visit report', () => {
  it('is counted per day and gets an empty response', async () => {
    const campaign = { source: 'news', medium: 'mail', name: 'autumn' };
    const reply = await test.report([{ ...SHOWN, campaign }, VITALS]);
    expect([reply.status, await reply.text()]).toEqual([204, '']);
    await test.report([{ ...SHOWN, path: '/', entry: false, referrer: '' }]);
    await test.report([STEP, { ...STEP, step: 'begun' }, { ...STEP, step: 'sent' }]);
    await test.report([{ ...STEP, form: 'newsletter', step: 'sent' }]);
    await test.report([{ ...STEP, form: 'careers', step: 'left', field: 'resume' }]);

    const rows = await test.counts();
    const today = createCalendar(COMPANY.timeZone).dayOf(Date.now());
    expect(new Set(rows.map(({ day }) => day))).toEqual(new Set([today]));
    const counted = (kind: string, subject: string, detail?: string) => countOf(rows, kind, subject, detail);
    expect([counted('page', '/about'), counted('page', '/'), counted('entry', '/about')]).toEqual([1, 1, 1]);
    expect(countOf(rows, 'entry')).toBe(1);
    expect([counted('width', 'desktop'), counted('referrer', 'search.example')]).toEqual([1, 1]);
    expect(counted('campaign', '["news","mail","autumn"]')).toBe(1);
    expect([counted('form', 'contact', 'opened'), counted('form', 'contact', 'sent')]).toEqual([1, 1]);
    expect(counted('left', 'careers', 'resume')).toBe(1);
    // Subscriptions do not count as conversions of a page.
    expect([counted('to-form', '/'), counted('to-sent', '/'), counted('to-sent', '/about')]).toEqual([
      1, 1, 1,
    ]);
    expect([countOf(rows, 'lcp'), countOf(rows, 'inp'), countOf(rows, 'cls')]).toEqual([1, 1, 1]);
  });

  it('is not counted for crawlers, prefetches and Global Privacy Control', async () => {
    const automated: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' },
      { 'user-agent': 'python-requests/2.32' },
      { 'sec-purpose': 'prefetch' },
    ];
    for (const headers of automated) {
      expect((await test.report([SHOWN], headers)).status).toBe(204);
    }
    const refused = await test.report([SHOWN], { 'sec-gpc': '1' });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { success: false, error: expect.stringContaining('Global Privacy Control') },
    ]);
    expect(await test.counts()).toEqual([]);
  });

  it('is not counted when COUNT_VISITS is 0', async () => {
    const off = await openTestVisits({ COUNT_VISITS: '0' });
    expect((await off.report([SHOWN])).status).toBe(204);
    expect(await off.counts()).toEqual([]);
    await off.close();
  });

  it('leaves no personal data in files or in the log', async () => {
    await test.report([{ ...SHOWN, referrer: 'known.example' }], {
      ...from('203.0.113.77'),
      cookie: 'id=4711',
    });
    await test.report([VITALS], from('2001:db8:77:77::1'));
    for (let report = 0; report < 200; report += 1) await test.report([SHOWN], from('198.51.100.99'));
    expect(countOf(await test.counts(), 'page')).toBeGreaterThan(0);
    const names = await readdir(test.dataDir, { recursive: true, withFileTypes: true });
    const files = names.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
    const bytes = Buffer.concat(await Promise.all(files.map((file) => readFile(file))));
    expect(bytes.includes('known.example')).toBe(true);
    for (const trace of ['203.0.113', '2001:db8', '198.51.100', 'Firefox', 'Gecko', '4711']) {
      expect(bytes.includes(trace), trace).toBe(false);
      expect(test.log.join('').includes(trace), trace).toBe(false);
    }
  });
});

describe('the visit endpoint', () => {
  it.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a sibling subdomain', { 'sec-fetch-site': 'same-site' }, 403],
    ['from another origin without Sec-Fetch-Site', { origin: 'https://evil.example' }, 403],
    ['sent as text/plain, like a form on another site', { 'content-type': 'text/plain' }, 415],
  ])('rejects a report %s, with an error message', async (_case, headers, status) => {
    const reply = await test.send(JSON.stringify({ events: [SHOWN] }), { headers });
    expect([reply.status, await reply.json()]).toEqual([
      status,
      { success: false, error: expect.stringMatching(/\w+ \w+/) },
    ]);
    expect(await test.counts()).toEqual([]);
  });

  it('accepts a report from our own origin without Sec-Fetch-Site', async () => {
    const own = { origin: test.address };
    expect((await test.send(JSON.stringify({ events: [SHOWN] }), { headers: own })).status).toBe(204);
    const named = { origin: COMPANY.siteUrl };
    expect((await test.send(JSON.stringify({ events: [SHOWN] }), { headers: named })).status).toBe(204);
    expect(countOf(await test.counts(), 'page')).toBe(2);
  });

  it.each([
    ['truncated JSON', '{"events":['],
    ['an empty body', ''],
    ['binary data', new Uint8Array([0, 255, 254])],
    ['a path that is not on the site', JSON.stringify({ events: [{ ...SHOWN, path: '/wp-login.php' }] })],
    ['the path of the not-found page', JSON.stringify({ events: [{ ...SHOWN, path: '/404' }] })],
    ['the path of a file', JSON.stringify({ events: [{ ...SHOWN, path: '/robots.txt' }] })],
  ])('rejects a report with %s', async (_case, body) => {
    const reply = await test.send(body);
    expect([reply.status, await reply.json()]).toEqual([
      400,
      { success: false, error: expect.stringContaining('nothing was counted') },
    ]);
    expect(await test.counts()).toEqual([]);
  });

  it('rejects an oversized report with or without a Content-Length', async () => {
    const large = JSON.stringify({ events: [SHOWN], more: 'x'.repeat(VISIT_LIMITS.bytes) });
    expect((await test.send(large)).status).toBe(413);
    const stream = new Blob([large]).stream();
    expect((await test.send(stream, { duplex: 'half' })).status).toBe(413);
    expect((await test.report([SHOWN])).status).toBe(204);
    expect(countOf(await test.counts(), 'page')).toBe(1);
  });

  it('counts a report sent in chunks and ignores an aborted one', async () => {
    const body = JSON.stringify({ events: [SHOWN] });
    const head = `POST ${ENDPOINTS.visits} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nUser-Agent: ${USER_AGENT}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { port } = new URL(test.address);
    const aborted = connect(Number(port), '127.0.0.1');
    aborted.write(head + body.slice(0, 20));
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(head + body.slice(0, 20));
    // By then the server has received the first chunk.
    await (await fetch(test.address)).text();
    aborted.destroy();
    socket.write(body.slice(20));
    const [answer] = await new Promise<Buffer[]>((resolve) => socket.once('data', (data) => resolve([data])));
    expect(String(answer)).toMatch(/^HTTP\/1\.1 204 /);
    socket.destroy();
    expect(countOf(await test.counts(), 'page')).toBe(1);
  });

  it('responds 405 with an Allow header to other methods', async () => {
    const reply = await fetch(test.address + ENDPOINTS.visits);
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('a flood of visit reports', () => {
  it('from one client is set apart, then rejected, without affecting other clients', async () => {
    let accepted = 0;
    let refused = await test.report([SHOWN], from('203.0.113.1'));
    for (; refused.status === 204 && accepted < 1000; accepted += 1) {
      refused = await test.report([SHOWN], from('203.0.113.1'));
    }
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error).toContain('try again later');
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
    });
    expect((await test.report([SHOWN], from('203.0.113.2'))).status).toBe(204);

    // The limit refills by one or two reports per second during the test.
    expect(accepted).toBeGreaterThanOrEqual(VISIT_LIMITS.reportsPerMinute);
    expect(accepted).toBeLessThanOrEqual(VISIT_LIMITS.reportsPerMinute + 30);
    const rows = await test.counts();
    expect(countOf(rows, 'page') + countOf(rows, 'set-apart')).toBe(accepted + 1);
    expect(countOf(rows, 'page')).toBeLessThanOrEqual(75);
  });

  it('with spoofed X-Forwarded-For addresses counts as one client', async () => {
    let last = 204;
    for (let report = 0; last === 204 && report < 1000; report += 1) {
      // Our proxy appends the real address to the header that it received.
      last = (await test.report([SHOWN], from(`198.51.100.${report % 250}, 203.0.113.1`))).status;
    }
    expect(last).toBe(429);
  });

  it('from many clients is set apart beyond VISITS_BURST_PER_MINUTE', async () => {
    const small = await openTestVisits({ VISITS_BURST_PER_MINUTE: '50' });
    for (let client = 0; client < 120; client += 1) {
      expect((await small.report([SHOWN], from(`203.0.113.${client}`))).status).toBe(204);
    }
    const rows = await small.counts();
    // A minute may end during the test.
    expect(countOf(rows, 'page')).toBeGreaterThanOrEqual(50);
    expect(countOf(rows, 'page')).toBeLessThanOrEqual(100);
    expect(countOf(rows, 'page') + countOf(rows, 'set-apart')).toBe(120);
    await small.close();
  });
});
