import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyToPostgres } from '#server/db/copy-to-postgres.ts';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import { openSqliteSource } from '#server/db/sqlite-files.ts';
import type { Storage } from '#server/db/storage.ts';
import { createRetention, createRetentionStore } from '#server/operations/retention.ts';
import { mailServerOutage } from '#server/outbox/health.ts';
import { attemptsOf, createOutboxStore, type OutboxStore } from '#server/outbox/store.ts';
import { erase } from '#server/submissions/erasure.ts';
import { createSubmissionStore } from '#server/submissions/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { NOW, newSubmission } from '../helpers/new-submission.ts';

const DAY = 24 * 3_600_000;
const LEASE = { limit: 10, leaseMs: 60_000, kinds: ['company', 'acknowledgement'] } as const;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FastifyBaseLogger;

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

/** Saves a submission with one mail and attempts delivery twice: deferred, then sent. */
async function attemptTwice(storage: Storage, outbox: OutboxStore, fields = {}): Promise<string> {
  await createSubmissionStore(storage).save(newSubmission({ mails: ['company'], ...fields }));
  const [first] = await outbox.claim({ ...LEASE, now: NOW });
  await outbox.finish(first!, { state: 'pending', error: '451 \0 later', dueAt: NOW + 1 }, NOW);
  const [second] = await outbox.claim({ ...LEASE, now: NOW + 1 });
  await outbox.finish(second!, { state: 'sent', answer: '250 Ok' }, NOW + 2);
  return first!.id;
}

const allAttempts = (storage: Storage) => storage.db.selectFrom('delivery_attempts').selectAll().execute();

describe.each(DATABASES)('delivery attempts on %s', (name) => {
  let storage: Storage;
  let outbox: OutboxStore;
  beforeAll(async () => {
    storage = await openStorage(await databases.create(name));
    outbox = createOutboxStore(storage);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    await storage.db.deleteFrom('submissions').execute();
  });

  it('are recorded with the reply of the mail server', async () => {
    const id = await attemptTwice(storage, outbox);
    expect((await attemptsOf(storage.db, [id])).get(id)).toMatchObject([
      { at: NOW, outcome: 'later', answer: '451  later' },
      { at: NOW + 2, outcome: 'sent', answer: '250 Ok' },
    ]);
  });

  it('distinguish a missing reply, and are not recorded for canceled mail or lost claims', async () => {
    await createSubmissionStore(storage).save(newSubmission());
    const [first, second] = await outbox.claim({ ...LEASE, now: NOW });
    await outbox.finish(first!, { state: 'pending', error: 'x', dueAt: NOW, isUnanswered: true }, NOW);
    await outbox.finish(second!, { state: 'cancelled' }, NOW);
    // A claim that was lost to another process records no attempt.
    await outbox.finish(second!, { state: 'dead', error: '550' }, NOW);
    expect(await allAttempts(storage)).toMatchObject([{ outbox_id: first!.id, outcome: 'no-answer' }]);
  });

  describe('show a mail server outage', () => {
    const MINUTE = 60_000;
    /** Attempts one mail at each of these minutes, with this result. */
    async function attemptAt(minutes: Readonly<Record<number, 'sent' | 'silence' | 'refused' | 'webhook'>>) {
      for (const [minute, result] of Object.entries(minutes)) {
        const at = NOW + Number(minute) * MINUTE;
        const kind = result === 'webhook' ? 'webhook' : 'company';
        await createSubmissionStore(storage).save(newSubmission({ mails: [kind], createdAt: at }));
        const kinds = ['company', 'webhook'] as const;
        const [claim] = await outbox.claim({ ...LEASE, kinds, now: at });
        await outbox.finish(
          claim!,
          result === 'silence'
            ? { state: 'pending', error: 'x', dueAt: at + DAY, isUnanswered: true }
            : result === 'refused'
              ? { state: 'dead', error: '550' }
              : { state: 'sent' },
          at,
        );
      }
    }
    const outageAt = (minute: number) => mailServerOutage(storage.db, NOW + minute * MINUTE);

    it('that is ongoing, since its first unanswered attempt', async () => {
      expect(await outageAt(0)).toBeNull();
      await attemptAt({ 1: 'silence', 2: 'sent', 3: 'silence', 4: 'webhook', 5: 'silence' });
      expect(await outageAt(6)).toEqual({ since: NOW + 3 * MINUTE, isOver: false });
    });

    it('that is over, for a day; a rejection counts as a reply', async () => {
      await attemptAt({ 1: 'silence', 9: 'refused', 10: 'sent' });
      expect(await outageAt(11)).toEqual({ since: NOW + 9 * MINUTE, isOver: true });
      expect(await outageAt(9 + 24 * 60)).toBeNull();
    });

    it('but not one that was brief or has no mail left to retry', async () => {
      await attemptAt({ 1: 'silence', 2: 'sent' });
      expect(await outageAt(3)).toBeNull();
      await attemptAt({ 4: 'silence' });
      await storage.db.updateTable('outbox').set({ state: 'cancelled' }).execute();
      expect(await outageAt(5)).toBeNull();
    });
  });

  it('are deleted by erasure and by retention', async () => {
    await attemptTwice(storage, outbox, { email: 'gone@example.com' });
    const kept = await attemptTwice(storage, outbox);
    await erase(storage, { email: 'gone@example.com' }, { person: null, via: 'terminal', now: NOW });
    expect(new Set((await allAttempts(storage)).map(({ outbox_id }) => outbox_id))).toEqual(new Set([kept]));
    const settings = { contactMs: DAY, careersMs: null, resumesMs: null, newsletterMs: null, maxShare: 1 };
    await createRetention(
      createRetentionStore(storage),
      settings,
      () => NOW + 2 * DAY,
    )(log, new AbortController().signal);
    expect(await allAttempts(storage)).toEqual([]);
  });
});

it('delivery attempts are copied to PostgreSQL, where new ones can be added', async () => {
  const options = await databases.create('SQLite');
  const source = await openStorage(options);
  await attemptTwice(source, createOutboxStore(source));
  await source.close();
  const target = await openStorage(await databases.create('PostgreSQL'));
  const file = openSqliteSource(join(options.dataDir, SQLITE_FILE));
  await copyToPostgres(file, target.db, () => {});
  file.close();
  await attemptTwice(target, createOutboxStore(target));
  expect((await allAttempts(target)).map(({ outcome }) => outcome)).toEqual([
    'later',
    'sent',
    'later',
    'sent',
  ]);
  await target.close();
});
