import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../src/server/db/database.ts';
import type { OutboxKind } from '../../src/server/db/schema.ts';
import type { Storage } from '../../src/server/db/storage.ts';
import { createOutboxStore, newOutboxRows, type OutboxStore } from '../../src/server/outbox/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { NOW } from '../helpers/new-submission.ts';

const WAITING = 30_000;
const AT_ONCE = 1000;
const TRIES = 9;

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

describe.each(DATABASES)('the outbox on %s, with the mail of a long outage waiting', (name) => {
  let storage: Storage;
  let outbox: OutboxStore;
  beforeAll(async () => {
    storage = await openStorage(await databases.create(name));
    outbox = createOutboxStore(storage);
  });
  afterAll(() => storage.close());

  function waiting(kind: OutboxKind, count: number, now: number) {
    const message = { kind, submissionId: null, subscriberId: null, messageIdDomain: 'example.com', now };
    return Array.from(
      { length: count },
      () => newOutboxRows({ ...message, recipients: ['sales@example.com'] })[0]!,
    );
  }

  /** Quickest of several: what else the machine does only ever adds to it. */
  async function timeToClaim(kinds: readonly OutboxKind[], found: number): Promise<number> {
    const times: number[] = [];
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const started = performance.now();
      const claims = await outbox.claim({ limit: 4, now: NOW, leaseMs: 60_000, kinds });
      times.push(performance.now() - started);
      expect(claims).toHaveLength(found);
    }
    return Math.min(...times);
  }

  it('is asked as quickly as an empty one, and the longest waiting goes first, whatever its kind', async () => {
    const empty = await timeToClaim(['webhook'], 0);
    for (let done = 0; done < WAITING; done += AT_ONCE)
      await storage.db
        .insertInto('outbox')
        .values(waiting('company', AT_ONCE, NOW - 1000 + done / AT_ONCE))
        .execute();
    // Measured again where the machine was busy; reading through all that waits is never as quick.
    await expect.poll(() => timeToClaim(['webhook'], 0)).toBeLessThan(5 * empty);
    await expect.poll(() => timeToClaim(['company', 'acknowledgement'], 4)).toBeLessThan(10 * empty);

    const [early, late] = [waiting('acknowledgement', 1, NOW - 2000), waiting('acknowledgement', 1, NOW)];
    await storage.db
      .insertInto('outbox')
      .values([...early, ...late])
      .execute();
    const claims = await outbox.claim({
      limit: 3,
      now: NOW,
      leaseMs: 60_000,
      kinds: ['company', 'acknowledgement'],
    });
    expect(claims.map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'company', 'company']);
    expect(claims.map(({ id }) => id)).toContain(early[0]!.id);
  });
});
