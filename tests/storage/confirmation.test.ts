/** Double opt-in of subscriptions, on both databases. */
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '#server/db/database.ts';
import type { Storage } from '#server/db/storage.ts';
import { transact } from '#server/db/storage.ts';
import { createRetention, createRetentionStore } from '#server/operations/retention.ts';
import { erase } from '#server/submissions/erasure.ts';
import { createSubmissionStore, type NewSubmission } from '#server/submissions/store.ts';
import { type ConfirmationStore, createConfirmationStore } from '#server/subscribers/confirmation.ts';
import { createSubscriberStore, listSubscribers } from '#server/subscribers/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { fillFirstVersion } from '../helpers/first-version.ts';
import { NOW, newSubmission, newSubscription } from '../helpers/new-submission.ts';

const DAY = 24 * 3_600_000;
const log = { info: () => {} } as never;

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

describe.each(DATABASES)('confirming a subscription on %s', (name) => {
  let storage: Storage;
  let confirmations: ConfirmationStore;
  beforeAll(async () => {
    storage = await openStorage(await databases.create(name));
    confirmations = createConfirmationStore(storage.db, {
      mails: ['company', 'welcome', 'webhook-confirmed'],
      recipients: ['team@example.com'],
      messageIdDomain: 'example.com',
      onConfirmed: () => {},
    });
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    for (const table of ['recent_submissions', 'submissions', 'subscribers'] as const)
      await storage.db.deleteFrom(table).execute();
  });

  /** Sends the form, and returns the token of the confirmation mail. */
  const subscribe = async (topic: string, fields: Partial<NewSubmission> = {}): Promise<string> => {
    const submission = newSubscription(topic, {
      mails: ['confirmation', 'webhook'],
      needsConfirmation: true,
      ...fields,
    });
    await createSubmissionStore(storage).save(submission);
    return (await tokenOf(submission.id))!;
  };
  const tokenOf = async (id: string) =>
    (
      await storage.db
        .selectFrom('submissions')
        .select('confirm_token')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).confirm_token;
  const subscribers = async () =>
    (await listSubscribers(storage.db, { state: undefined, topic: undefined })).map(
      ({ state, topic }) => `${state} ${topic}`,
    );
  const kinds = async () =>
    (await storage.db.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind).sort();
  const unsubscribe = async () => {
    const { token } = await storage.db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow();
    await createSubscriberStore(storage.db).unsubscribe(token, NOW + 2);
  };

  it('activates the address once, also when repeated or concurrent', async () => {
    const token = await subscribe('tech');
    expect(await subscribers()).toEqual(['pending tech']);
    expect(await kinds()).toEqual(['confirmation', 'webhook']);
    expect(await confirmations.find(token, NOW)).toMatchObject({
      state: 'open',
      wanted: { topic: 'tech' },
      subscriber: { state: 'pending' },
    });
    await Promise.all(Array.from({ length: 5 }, () => confirmations.confirm(token, NOW + 1)));
    await confirmations.confirm(token, NOW + 2);
    expect(await subscribers()).toEqual(['active tech']);
    expect(await kinds()).toEqual(['company', 'confirmation', 'webhook', 'webhook-confirmed', 'welcome']);
    expect(await confirmations.find(token, NOW)).toMatchObject({ state: 'confirmed' });
  });

  it('sends one welcome mail when several links for one address are used concurrently', async () => {
    const tokens = await Promise.all(
      ['digital', 'finance', 'strategy', 'tech'].map((topic) => subscribe(topic)),
    );
    expect(await subscribers()).toHaveLength(1);
    await Promise.all(tokens.map((token) => confirmations.confirm(token, NOW + 1)));
    expect(await subscribers()).toEqual([expect.stringMatching(/^active /)]);
    const sent = await kinds();
    expect(['company', 'welcome', 'webhook-confirmed'].map((kind) => count(sent, kind))).toEqual([1, 1, 4]);
  });

  it('is required before any field of an active subscriber changes', async () => {
    await confirmations.confirm(await subscribe('tech'), NOW);
    const payload = { firstName: 'Eve', lastName: 'X', topic: 'finance', machine: 'planted' };
    const token = await subscribe('finance', { payload });
    const shown = async () => (await listSubscribers(storage.db, { state: 'active', topic: undefined }))[0]!;
    expect(await shown()).toMatchObject({ first_name: 'Ann', topic: 'tech', updated_at: NOW });
    expect((await shown()).payload).not.toContain('planted');
    expect(await confirmations.find(token, NOW)).toMatchObject({
      state: 'open',
      wanted: { firstName: 'Eve' },
      subscriber: { state: 'active', words: { firstName: 'Ann', topic: 'tech' } },
    });
    await confirmations.confirm(token, NOW + 1);
    expect(await shown()).toMatchObject({ first_name: 'Eve', topic: 'finance', updated_at: NOW + 1 });
    expect((await shown()).payload).toContain('planted');
  });

  it('is required again after unsubscribing, and older links have expired', async () => {
    const first = await subscribe('tech');
    const second = await subscribe('digital');
    await confirmations.confirm(first, NOW + 1);
    await unsubscribe();
    for (const token of [first, second]) await confirmations.confirm(token, NOW + 3);
    expect(await subscribers()).toEqual(['unsubscribed tech']);
    expect(await confirmations.find(second, NOW + 3)).toMatchObject({ state: 'expired' });

    const again = await subscribe('finance', { createdAt: NOW + 4 });
    expect(await subscribers()).toEqual(['unsubscribed tech']);
    await confirmations.confirm(again, NOW + 5);
    expect(await subscribers()).toEqual(['active finance']);
  });

  it('is possible for seven days', async () => {
    const token = await subscribe('tech');
    expect(await confirmations.find(token, NOW + 7 * DAY - 1)).toMatchObject({ state: 'open' });
    expect(await confirmations.find(token, NOW + 7 * DAY)).toMatchObject({ state: 'expired' });
    await confirmations.confirm(token, NOW + 7 * DAY);
    expect(await subscribers()).toEqual(['pending tech']);
    expect(await confirmations.find('nonsense', NOW)).toBeNull();
    expect(await confirmations.find('', NOW)).toBeNull();
  });

  it('is still required when no confirmation mail is sent', async () => {
    await subscribe('tech', { mails: ['webhook'] });
    expect([await subscribers(), await kinds()]).toEqual([['pending tech'], ['webhook']]);
  });

  describe('while it is pending, the subscription', () => {
    const retain = (time: number, newsletterMs: number | null = null) =>
      createRetention(
        createRetentionStore(storage),
        { contactMs: null, careersMs: null, resumesMs: null, newsletterMs, maxShare: 1 },
        () => time,
      )(log, new AbortController().signal);
    const deliverAll = () => storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
    const topics = async () =>
      (await storage.db.selectFrom('submissions').select('payload').orderBy('payload').execute()).map(
        ({ payload }) => JSON.parse(payload).topic,
      );

    it('is deleted after 30 days, together with its pending subscriber', async () => {
      await subscribe('tech');
      await subscribe('digital', { email: 'b@example.com', createdAt: NOW + 1 });
      await deliverAll();
      await retain(NOW + 30 * DAY - 1);
      expect(await topics()).toEqual(['digital', 'tech']);
      await retain(NOW + 30 * DAY);
      expect([await topics(), await subscribers()]).toEqual([['digital'], ['pending digital']]);
    });

    it('is deleted without the confirmed one of the same address', async () => {
      await confirmations.confirm(await subscribe('tech'), NOW);
      await subscribe('finance');
      await deliverAll();
      await retain(NOW + 30 * DAY);
      expect([await topics(), await subscribers()]).toEqual([['tech'], ['active tech']]);
    });

    it('can be confirmed although the unsubscribed subscriber was deleted meanwhile', async () => {
      await confirmations.confirm(await subscribe('tech'), NOW);
      await unsubscribe();
      const token = await subscribe('finance', { createdAt: NOW + 3 });
      await deliverAll();
      await retain(NOW + 2 * DAY, DAY);
      expect([await topics(), await subscribers()]).toEqual([['finance'], []]);
      await confirmations.confirm(token, NOW + 3 * DAY);
      expect(await subscribers()).toEqual(['active finance']);
    });

    it('is kept from the time of its release from quarantine', async () => {
      const token = await subscribe('tech', { createdAt: NOW });
      await storage.db
        .updateTable('submissions')
        .set({ created_at: NOW - 40 * DAY })
        .execute();
      await deliverAll();
      await retain(NOW + DAY);
      await confirmations.confirm(token, NOW + DAY);
      expect(await subscribers()).toEqual(['active tech']);
    });
  });

  it('is not required from subscribers of an older version', async () => {
    const target = await databases.create(name);
    const submission = (id: string, topic: string, created_at: number) => ({
      ...{ id, reference: id, form: 'newsletter', state: 'accepted', quarantine_reason: null },
      ...{ email: 'ann@example.com', name: 'Ann B', position: null, acked_at: null, reminded_at: null },
      payload: JSON.stringify({ firstName: 'Ann', lastName: 'B', topic }),
      created_at,
    });
    const subscriber = (id: string, state: string, activated_by: string) => ({
      ...{ id, email: `${id}@example.com`, first_name: 'Ann', last_name: 'B', topic: 'finance', state },
      ...{ token: `token-${id}`, activated_by, created_at: NOW, updated_at: NOW + 1 },
      unsubscribed_at: state === 'active' ? null : NOW,
    });
    const values = [submission('first', 'tech', NOW), submission('second', 'finance', NOW + 1)];
    const rows = [subscriber('ann', 'active', 'first'), subscriber('ben', 'unsubscribed', 'gone')];
    await fillFirstVersion(target, async (insert) => {
      await insert('submissions', ...values);
      await insert('subscribers', ...rows);
    });

    const upgraded = await openStorage(target);
    const after = await upgraded.db.selectFrom('subscribers').selectAll().orderBy('id').execute();
    // Ann's current data came with the second submission.
    expect(after).toMatchObject([{ ...rows[0], activated_by: 'second' }, rows[1]!]);
    expect(await listSubscribers(upgraded.db, { state: 'active', topic: undefined })).toMatchObject([
      { email: 'ann@example.com', payload: expect.stringContaining('finance') },
    ]);
    expect(await createSubscriberStore(upgraded.db).find('token-ann')).toBe('active');
    const migrated = await upgraded.db.selectFrom('submissions').selectAll().orderBy('id').execute();
    expect(migrated.map(({ confirm_token, confirmed_at }) => [confirm_token, confirmed_at])).toEqual([
      [null, null],
      [null, null],
    ]);
    // New submissions can still be saved.
    await createSubmissionStore(upgraded).save(newSubmission());
    await upgraded.close();
  });
});

function count(all: readonly string[], one: string): number {
  return all.filter((each) => each === one).length;
}

describe('with concurrent transactions on PostgreSQL', () => {
  let storage: Storage;
  let other: Client;
  beforeAll(async () => {
    const options = await databases.create('PostgreSQL');
    storage = await openStorage(options);
    other = new Client(options.databaseUrl!);
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await storage.close();
  });
  const expectWaiting = (count: number) =>
    expect
      .poll(
        async () =>
          (await other.query("select 1 from pg_locks where not granted and locktype = 'transactionid'"))
            .rowCount,
      )
      .toBe(count);

  it('erasing locks the submission before the subscriber, as confirming does', async () => {
    const subscription = newSubscription('tech', { mails: [], needsConfirmation: true });
    await createSubmissionStore(storage).save(subscription);
    await other.query('begin');
    await other.query('select 1 from submissions where id = $1 for update', [subscription.id]);
    const erased = erase(storage, { email: subscription.email }, { person: null, via: 'terminal', now: NOW });
    await expectWaiting(1);
    await other.query('select 1 from subscribers for update nowait');
    await other.query('commit');
    expect(await erased).toMatchObject({ submissions: [{ id: subscription.id }], subscriptions: 1 });
  });

  it('a transaction aborted by a deadlock is retried', async () => {
    const submissions = [newSubmission(), newSubmission()];
    for (const submission of submissions) await createSubmissionStore(storage).save(submission);
    const bothBegan = Promise.withResolvers<void>();
    const oneIsDone = Promise.withResolvers<void>();
    let attempts = 0;
    let began = 0;
    const inOrder = async (order: readonly NewSubmission[]) => {
      await transact(storage.db, async (trx) => {
        attempts += 1;
        if (attempts > 2) await oneIsDone.promise;
        for (const { id } of order) {
          await trx
            .updateTable('submissions')
            .set((row) => ({ version: row('version', '+', 1) }))
            .where('id', '=', id)
            .execute();
          // Both have locked a row before either requests the other's.
          began += 1;
          if (began === 2) bothBegan.resolve();
          await bothBegan.promise;
        }
      });
      oneIsDone.resolve();
    };
    await Promise.all([inOrder(submissions), inOrder(submissions.toReversed())]);
    const rows = await storage.db.selectFrom('submissions').select('version').execute();
    expect(new Set(rows.map(({ version }) => version)).size).toBe(1);
    expect(attempts).toBe(3);
  });
});
