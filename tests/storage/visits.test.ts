/** Visit counts in real databases: concurrent processes, kills, database failures and retention. */

import type { FastifyBaseLogger } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCalendar } from '#contract/calendar.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { PageShown } from '#contract/visits.ts';
import { openStorage, type StorageOptions } from '#server/db/database.ts';
import type { VisitCountRow } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import { createRetention, createRetentionStore } from '#server/operations/retention.ts';
import { createVisitCounter } from '#server/visits/counter.ts';
import { createVisitStore, type VisitStore } from '#server/visits/store.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { fillFirstVersion } from '../helpers/first-version.ts';
import { NOW } from '../helpers/new-submission.ts';
import { type FixtureSite, writeFixtureSite } from '../server/fixture-site.ts';

const DAY = 24 * 60 * 60 * 1000;
const SHOWN: PageShown = {
  kind: 'page',
  path: '/about',
  width: 'phone',
  entry: true,
  referrer: '',
  campaign: null,
};

let databases: TestDatabases;
let site: FixtureSite;
beforeAll(async () => {
  databases = await prepareDatabases();
  site = await writeFixtureSite();
});
afterAll(async () => {
  await site.remove();
  await databases.remove();
});

function row(subject: string, fields: Partial<VisitCountRow> = {}): VisitCountRow {
  return { day: '2026-11-16', kind: 'page', subject, detail: '', count: 1, ...fields };
}

const pagesIn = async ({ db }: Pick<Storage, 'db'>): Promise<number> => {
  const rows = await db.selectFrom('visit_counts').selectAll().where('kind', '=', 'page').execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
};

describe.each(DATABASES)('visit counts on %s', (name) => {
  let options: StorageOptions;
  let storage: Storage;
  let store: VisitStore;
  beforeEach(async () => {
    options = await databases.create(name);
    storage = await openStorage(options);
    store = createVisitStore(storage);
  });
  afterEach(() => storage.close());

  it('add up under concurrent writes from two connections, in any row order', async () => {
    const other = await openStorage(options);
    const rows = Array.from({ length: 40 }, (_, index) => row(`/${index}`, { count: 2 }));
    const adding = Array.from({ length: 20 }, (_, index) =>
      createVisitStore(index % 2 === 0 ? storage : other).add(index % 3 === 0 ? rows : rows.toReversed()),
    );
    await Promise.all(adding);
    await other.close();
    const counts = await store.totals({ since: '2026-11-16', until: '2026-11-17' }, ['page']);
    expect(counts).toHaveLength(40);
    expect(counts.every(({ count }) => count === 40)).toBe(true);
  });

  it('are added to a database of the first version, whose submissions have no visit', async () => {
    const older = await databases.create(name);
    await fillFirstVersion(older, async (insert) => {
      await insert('submissions', {
        ...{ id: 'one', reference: 'one-1', form: 'contact', state: 'accepted', quarantine_reason: null },
        ...{ email: 'a@b.example', name: 'A', payload: '{"email":"a@b.example"}', position: null },
        ...{ created_at: NOW, acked_at: null, reminded_at: null },
      });
    });
    const upgraded = await openStorage(older);
    const rows = await upgraded.db.selectFrom('submissions').select(['id', 'visit']).execute();
    await createVisitStore(upgraded).add([row('/')]);
    const pages = await pagesIn(upgraded);
    await upgraded.close();
    expect([rows, pages]).toEqual([[{ id: 'one', visit: null }], 1]);
  });

  it('are read per day, in total and by kind', async () => {
    const odd = `"quotes" \\ ' ; -- ÄÖ 漢字 🙂`;
    await store.add([row('/'), row('/', { day: '2026-11-17', count: 5 }), row(odd, { kind: 'campaign' })]);
    await store.add([row('/', { day: '2026-11-18' }), row('contact', { kind: 'left', detail: 'email' })]);
    const days = { since: '2026-11-16', until: '2026-11-18' };
    expect(await store.totals(days, ['page', 'campaign'])).toEqual(
      expect.arrayContaining([
        { kind: 'page', subject: '/', detail: '', count: 6 },
        { kind: 'campaign', subject: odd, detail: '', count: 1 },
      ]),
    );
    expect((await store.byDay(days, ['page'])).map(({ day, count }) => [day, count])).toEqual([
      ['2026-11-16', 1],
      ['2026-11-17', 5],
    ]);
    expect(await store.subjects('2026-11-16', 'campaign')).toEqual([odd]);
  });

  it('are deleted after the retention time, unless the share suggests a wrong clock', async () => {
    const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
    for (let age = 0; age < 20; age += 1) {
      await store.add([
        row('/', { day: dayOf(NOW - age * DAY) }),
        row('/about', { day: dayOf(NOW - age * DAY) }),
      ]);
    }
    const log = { info: vi.fn(), error: vi.fn(), warn: vi.fn() } as unknown as FastifyBaseLogger;
    const retain = (visitsMs: number, maxShare: number) =>
      createRetention(
        createRetentionStore(storage),
        { contactMs: null, careersMs: null, resumesMs: null, newsletterMs: null, maxShare, visitsMs },
        () => NOW,
      )(log, new AbortController().signal);
    const daysKept = async () =>
      (await storage.db.selectFrom('visit_counts').select('day').distinct().execute()).length;
    await retain(17 * DAY, 0.2);
    expect(await daysKept()).toBe(18);
    await retain(3 * DAY, 0.2);
    expect(await daysKept()).toBe(18);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ what: 'counts of visits', due: 28 }),
      expect.stringContaining('wrong clock'),
    );
    await retain(3 * DAY, 1);
    expect(await daysKept()).toBe(4);
  });

  it('stay in memory while the database fails, with a single warning', async () => {
    let isBroken = true;
    const failingStore: VisitStore = {
      ...store,
      add: (rows) => (isBroken ? Promise.reject(new Error('no')) : store.add(rows)),
    };
    const log = { warn: vi.fn(), error: vi.fn() } as unknown as FastifyBaseLogger;
    const counter = createVisitCounter({
      store: failingStore,
      calendar: createCalendar('America/Chicago'),
      bursts: { isPlausible: () => true },
      everyMs: 5,
    });
    counter.start(log);
    counter.count([SHOWN, SHOWN], 'somebody');
    await expect.poll(() => vi.mocked(log.warn).mock.calls.length).toBe(1);
    counter.count([SHOWN], 'somebody');
    isBroken = false;
    await expect.poll(() => pagesIn(storage)).toBe(3);
    await counter.stop();
    expect(await pagesIn(storage)).toBe(3);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.error).not.toHaveBeenCalled();
  });

  describe('of server processes', () => {
    const servers: ServerProcess[] = [];
    afterEach(async () => {
      await Promise.all(servers.splice(0).map((server) => server.kill('SIGKILL')));
    });
    const start = async (): Promise<ServerProcess> => {
      const server = await startServerProcess({
        DATA_DIR: options.dataDir,
        DATABASE_URL: options.databaseUrl ?? '',
        SITE_DIR: site.directory,
        RATE_LIMIT_CLIENT: 'off',
        LOG_LEVEL: 'warn',
      });
      servers.push(server);
      return server;
    };
    const report = async ({ address }: ServerProcess, times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        const reply = await fetch(address + ENDPOINTS.visits, {
          method: 'POST',
          body: JSON.stringify({ events: [SHOWN] }),
          headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/145.0' },
        });
        expect(reply.status).toBe(204);
      }
    };
    /** Includes events set apart as a burst, as all of these come from one client. */
    const storedEvents = async (): Promise<number> => {
      const rows = await storage.db
        .selectFrom('visit_counts')
        .selectAll()
        .where('kind', 'in', ['page', 'set-apart'])
        .execute();
      return rows.reduce((sum, { count }) => sum + count, 0);
    };

    it('are complete after two servers shut down gracefully', async () => {
      const both = await Promise.all([start(), start()]);
      await Promise.all(both.map((server) => report(server, 45)));
      await Promise.all(both.map((server) => server.kill('SIGTERM')));
      expect(await storedEvents()).toBe(90);
      for (const server of both) expect(server.log()).toBe('');
    });

    it('lose at most the events since the last write when a server is killed', async () => {
      const server = await start();
      await report(server, 20);
      await expect.poll(storedEvents).toBe(20);
      await report(server, 10);
      await server.kill('SIGKILL');
      const stored = await storedEvents();
      expect(stored).toBeGreaterThanOrEqual(20);
      expect(stored).toBeLessThanOrEqual(30);
      const next = await start();
      await report(next, 5);
      await next.kill('SIGTERM');
      expect(await storedEvents()).toBe(stored + 5);
    });
  });
});
