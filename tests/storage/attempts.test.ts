import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailSilence } from '../../src/server/conversations/delivery.ts';
import { copyToPostgres } from '../../src/server/db/copy-to-postgres.ts';
import { openStorage, SQLITE_FILE } from '../../src/server/db/database.ts';
import { openSqliteSource } from '../../src/server/db/sqlite-files.ts';
import type { Storage } from '../../src/server/db/storage.ts';
import { createRetention, createRetentionStore } from '../../src/server/operations/retention.ts';
import { attemptsOf, createOutboxStore, type OutboxStore } from '../../src/server/outbox/store.ts';
import { erase } from '../../src/server/submissions/erasure.ts';
import { createSubmissionStore } from '../../src/server/submissions/store.ts';
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

/** Saves a submission with one mail and tries it twice: later, then sent. */
async function tryTwice(storage: Storage, outbox: OutboxStore, fields = {}): Promise<string> {
  await createSubmissionStore(storage).save(newSubmission({ mails: ['company'], ...fields }));
  const [first] = await outbox.claim({ ...LEASE, now: NOW });
  await outbox.finish(first!, { state: 'pending', error: '451 \0 later', dueAt: NOW + 1 }, NOW);
  const [second] = await outbox.claim({ ...LEASE, now: NOW + 1 });
  await outbox.finish(second!, { state: 'sent', answer: '250 Ok' }, NOW + 2);
  return first!.id;
}

const all = (storage: Storage) => storage.db.selectFrom('delivery_attempts').selectAll().execute();

describe.each(DATABASES)('tries to deliver on %s', (name) => {
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

  it('are kept each with its answer', async () => {
    const id = await tryTwice(storage, outbox);
    expect((await attemptsOf(storage.db, [id])).get(id)).toMatchObject([
      { at: NOW, outcome: 'later', answer: '451  later' },
      { at: NOW + 2, outcome: 'sent', answer: '250 Ok' },
    ]);
  });

  it('say whether there was an answer at all, and are none where nobody tried', async () => {
    await createSubmissionStore(storage).save(newSubmission());
    const [first, second] = await outbox.claim({ ...LEASE, now: NOW });
    await outbox.finish(first!, { state: 'pending', error: 'x', dueAt: NOW, isUnanswered: true }, NOW);
    await outbox.finish(second!, { state: 'cancelled' }, NOW);
    // A claim that was lost to another process has nothing to tell.
    await outbox.finish(second!, { state: 'dead', error: '550' }, NOW);
    expect(await all(storage)).toMatchObject([{ outbox_id: first!.id, outcome: 'no-answer' }]);
  });

  describe('tell of a mail server', () => {
    const MINUTE = 60_000;
    /** Tries one mail at each of these minutes, which the mail server takes or does not answer. */
    async function tried(minutes: Readonly<Record<number, 'sent' | 'silence' | 'refused' | 'webhook'>>) {
      for (const [minute, what] of Object.entries(minutes)) {
        const at = NOW + Number(minute) * MINUTE;
        const kind = what === 'webhook' ? 'webhook' : 'company';
        await createSubmissionStore(storage).save(newSubmission({ mails: [kind], createdAt: at }));
        const kinds = ['company', 'webhook'] as const;
        const [claim] = await outbox.claim({ ...LEASE, kinds, now: at });
        await outbox.finish(
          claim!,
          what === 'silence'
            ? { state: 'pending', error: 'x', dueAt: at + DAY, isUnanswered: true }
            : what === 'refused'
              ? { state: 'dead', error: '550' }
              : { state: 'sent' },
          at,
        );
      }
    }
    const silence = (minute: number) => mailSilence(storage.db, NOW + minute * MINUTE);

    it('that does not answer, since the first time', async () => {
      expect(await silence(0)).toBeNull();
      await tried({ 1: 'silence', 2: 'sent', 3: 'silence', 4: 'webhook', 5: 'silence' });
      expect(await silence(6)).toEqual({ since: NOW + 3 * MINUTE, isOver: false });
    });

    it('that answers again, for a day; a refusal is an answer', async () => {
      await tried({ 1: 'silence', 9: 'refused', 10: 'sent' });
      expect(await silence(11)).toEqual({ since: NOW + 9 * MINUTE, isOver: true });
      expect(await silence(9 + 24 * 60)).toBeNull();
    });

    it('and not of one that was away for a moment, or that nobody asks any more', async () => {
      await tried({ 1: 'silence', 2: 'sent' });
      expect(await silence(3)).toBeNull();
      await tried({ 4: 'silence' });
      await storage.db.updateTable('outbox').set({ state: 'cancelled' }).execute();
      expect(await silence(5)).toBeNull();
    });
  });

  it('go with the person who is erased, and with what is past its time', async () => {
    await tryTwice(storage, outbox, { email: 'gone@example.com' });
    const kept = await tryTwice(storage, outbox);
    await erase(storage, { email: 'gone@example.com' }, { person: null, via: 'terminal', now: NOW });
    expect(new Set((await all(storage)).map(({ outbox_id }) => outbox_id))).toEqual(new Set([kept]));
    const settings = { contactMs: DAY, careersMs: null, resumesMs: null, newsletterMs: null, maxShare: 1 };
    await createRetention(
      createRetentionStore(storage),
      settings,
      () => NOW + 2 * DAY,
    )(log, new AbortController().signal);
    expect(await all(storage)).toEqual([]);
  });
});

it('tries are carried over to PostgreSQL, and counted on from there', async () => {
  const options = await databases.create('SQLite');
  const source = await openStorage(options);
  await tryTwice(source, createOutboxStore(source));
  await source.close();
  const target = await openStorage(await databases.create('PostgreSQL'));
  const file = openSqliteSource(join(options.dataDir, SQLITE_FILE));
  await copyToPostgres(file, target.db, () => {});
  file.close();
  await tryTwice(target, createOutboxStore(target));
  expect((await all(target)).map(({ outcome }) => outcome)).toEqual(['later', 'sent', 'later', 'sent']);
  await target.close();
});
