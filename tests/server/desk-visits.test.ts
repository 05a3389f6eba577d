import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCalendar, shiftDay } from '#contract/calendar.ts';
import type { Visits } from '#contract/desk/visits.ts';
import type { VisitCountRow } from '#server/db/schema.ts';
import { OTHER } from '#server/visits/campaign.ts';
import { createVisitStore } from '#server/visits/store.ts';
import { stepOf } from '#server/visits/vital-scale.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import { COMPANY } from './test-backend.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const calendar = createCalendar(COMPANY.timeZone);

describe.each(DATABASES)('visits at the desk on %s', (name) => {
  const desk = prepareDesk(databases, name);
  let boss: SignedInClient;
  let today: string;
  beforeAll(async () => {
    boss = await desk.signIn('administrator');
    today = calendar.dayOf(desk.clock.now);
  });
  beforeEach(() => desk.desk.storage.db.deleteFrom('visit_counts').execute());

  /** Adds a count for the day `daysAgo`. */
  const add = (
    daysAgo: number,
    kind: VisitCountRow['kind'],
    subject: string,
    count: number,
    detail: string | number = '',
  ) =>
    createVisitStore(desk.desk.storage).add([
      { day: shiftDay(today, -daysAgo), kind, subject, detail: String(detail), count },
    ]);
  const view = async (range = 'week', client = boss): Promise<Visits> => {
    const reply = await client.get(`/api/visits?range=${range}`);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };

  it('are returned for a range and compared with the same number of days before', async () => {
    await add(0, 'entry', '/', 3);
    await add(0, 'page', '/', 5);
    await add(6, 'entry', '/about', 4);
    await add(6, 'page', '/about', 6);
    await add(6, 'form', 'contact', 2, 'sent');
    await add(6, 'form', 'newsletter', 9, 'sent');
    await add(7, 'entry', '/', 10);
    await add(13, 'entry', '/', 20);
    await add(14, 'entry', '/', 400);
    const week = await view();
    expect([week.days[0]?.day, week.days.at(-1)?.day]).toEqual([shiftDay(today, -6), today]);
    expect(week.totals).toEqual({ visits: 7, pages: 11, sent: 2, slowestLcp: null });
    expect(week.before).toEqual({ visits: 30, pages: 0, sent: 0, slowestLcp: null });
    expect(week.days).toHaveLength(7);
    expect(week.days[0]).toEqual({
      day: shiftDay(today, -6),
      visits: 4,
      pages: 6,
      sent: 2,
      visitsBefore: 20,
    });
    expect(week.days[3]).toEqual({
      day: shiftDay(today, -3),
      visits: 0,
      pages: 0,
      sent: 0,
      visitsBefore: 0,
    });
    expect(week.days[6]).toMatchObject({ day: today, visits: 3, visitsBefore: 10 });
    for (const [range, days, visits] of [
      ['four-weeks', 28, 437],
      ['quarter', 91, 437],
      ['year', 365, 437],
    ] as const) {
      const longer = await view(range);
      expect([range, longer.days.length, longer.totals.visits]).toEqual([range, days, visits]);
    }
  });

  it('end with yesterday if there are none today', async () => {
    await add(1, 'page', '/', 1);
    await add(1, 'entry', '/', 1);
    const { days, totals } = await view();
    expect([days.at(-1)?.day, days.at(-1)?.visits, totals.visits]).toEqual([shiftDay(today, -1), 1, 1]);
    expect((await boss.get('/api/visits?range=decade')).statusCode).toBe(400);
    expect((await boss.get('/api/visits')).json().range).toBe('four-weeks');
  });

  it('are broken down by page, form step, abandoned field, referrer, campaign and width', async () => {
    await add(1, 'page', '/', 50);
    await add(1, 'entry', '/', 30);
    await add(1, 'page', '/products', 9);
    await add(1, 'to-form', '/products', 4);
    await add(1, 'to-sent', '/products', 2);
    await add(2, 'to-sent', '/products', 1);
    for (const [step, count] of [
      ['opened', 10],
      ['begun', 7],
      ['sent', 3],
      ['left', 4],
    ] as const) {
      await add(1, 'form', 'contact', count, step);
      await add(1, 'form', 'newsletter', 100, step);
    }
    await add(1, 'left', 'contact', 3, 'phoneNumber');
    await add(1, 'left', 'careers', 5, 'resume');
    await add(1, 'referrer', '', 20);
    await add(1, 'referrer', 'search.example', 25);
    await add(1, 'referrer', OTHER, 1);
    await add(1, 'campaign', '["news","mail","autumn"]', 8);
    await add(1, 'campaign-sent', '["news","mail","autumn"]', 2);
    await add(1, 'campaign-sent', '["old","",""]', 1);
    await add(1, 'width', 'phone', 12);
    await add(1, 'set-apart', '', 5000);
    const visits = await view();
    expect(visits.pages).toEqual([
      { path: '/products', title: '/products', shown: 9, entry: 0, toForm: 4, sent: 3 },
      { path: '/', title: '/', shown: 50, entry: 30, toForm: 0, sent: 0 },
    ]);
    expect(visits.steps).toEqual({ visits: 30, opened: 10, begun: 7, sent: 3 });
    expect(visits.left).toEqual([
      { form: 'careers', field: 'resume', label: 'Resume', count: 5 },
      { form: 'contact', field: 'phoneNumber', label: expect.stringMatching(/^Phone/), count: 3 },
    ]);
    expect(visits.referrers).toEqual([
      { host: 'search.example', visits: 25 },
      { host: null, visits: 20 },
      { host: OTHER, visits: 1 },
    ]);
    expect(visits.campaigns).toEqual([
      { source: 'news', medium: 'mail', name: 'autumn', visits: 8, sent: 2 },
      { source: 'old', medium: '', name: '', visits: 0, sent: 1 },
    ]);
    expect(visits.widths).toEqual({ phone: 12, tablet: 0, desktop: 0 });
    expect([visits.excluded, visits.totals.pages]).toEqual([5000, 59]);
  });

  it('include web vitals per page, slowest first', async () => {
    await add(1, 'lcp', '/', 90, stepOf('lcp', 800));
    await add(2, 'lcp', '/', 10, stepOf('lcp', 4000));
    await add(1, 'inp', '/', 3, stepOf('inp', 120));
    await add(1, 'cls', '/', 3, stepOf('cls', 0));
    await add(1, 'lcp', '/about', 9, stepOf('lcp', 9000));
    const { vitals, totals } = await view();
    expect(vitals.map(({ path, measured }) => [path, measured])).toEqual([
      ['/about', 9],
      ['/', 100],
    ]);
    const home = vitals[1]!;
    const near = (value: number, wanted: number) => Math.abs(value / wanted - 1) < 0.06;
    expect([near(home.lcp!.p50, 800), near(home.lcp!.p75, 800), near(home.lcp!.p95, 4000)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([near(home.inp!, 120), home.cls, vitals[0]!.inp]).toEqual([true, 0, null]);
    // Nine measurements are too few to make it the slowest page.
    expect(near(totals.slowestLcp!, 800)).toBe(true);
  });

  it('are visible to every role, but not in the applications scope', async () => {
    for (const role of ['reader', 'agent', 'administrator'] as const) {
      expect((await (await desk.signIn(role)).get('/api/visits')).statusCode).toBe(200);
      expect((await (await desk.signIn(role, 'enquiries')).get('/api/visits')).statusCode).toBe(200);
      expect((await (await desk.signIn(role, 'applications')).get('/api/visits')).statusCode).toBe(404);
    }
    expect((await desk.browser().get('/api/visits')).statusCode).toBe(401);
  });

  it('are exported only by administrators, with formulas escaped and a history entry', async () => {
    await add(1, 'page', '/', 50);
    await add(1, 'referrer', '-evil.example', 1);
    await add(1, 'campaign', JSON.stringify(['=HYPERLINK("http://evil.example")', '', '']), 2);
    await add(1, 'lcp', '/', 4, stepOf('lcp', 1000));
    await add(9, 'page', '/', 1);
    const csv = await boss.get('/api/export/visits?range=week');
    const day = shiftDay(today, -1);
    expect(csv.statusCode, csv.body).toBe(200);
    expect(csv.headers['content-disposition']).toContain(`visits-week-${today}.csv`);
    expect(csv.body.split('\r\n')).toEqual([
      'Day,Measure,Page or source,Detail,Count',
      `${day},visit from campaign,"'=HYPERLINK(""http://evil.example"")",,2`,
      expect.stringMatching(/LCP in ms,\/,(9|10)\d\d,4$/),
      `${day},page view,/,,50`,
      `${day},visit from site,'-evil.example,,1`,
      '',
    ]);
    const json = (await boss.get('/api/export/visits?range=four-weeks&format=json')).json();
    expect(json).toHaveLength(5);
    expect(json[0]).toEqual({
      day: shiftDay(today, -9),
      what: 'page view',
      of: '/',
      detail: '',
      count: 1,
    });

    for (const role of ['reader', 'agent'] as const) {
      expect((await (await desk.signIn(role)).get('/api/export/visits')).statusCode).toBe(403);
    }
    const limited = await desk.signIn('administrator', 'applications');
    expect((await limited.get('/api/export/visits')).statusCode).toBe(404);
    const entries = await desk.desk.storage.db
      .selectFrom('history')
      .select('text')
      .where('action', '=', 'exported')
      .execute();
    expect(entries.map(({ text }) => text)).toEqual(['visits-week (csv)', 'visits-four-weeks (json)']);
  });
});
