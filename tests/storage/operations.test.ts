import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkingTime } from '../../src/contract/working-time.ts';
import { createClockCorrection } from '../../src/server/operations/clock-correction.ts';
import { createRetention } from '../../src/server/operations/retention.ts';
import { createReplyWatchdog } from '../../src/server/reply-promise/watchdog.ts';
import { createAlertStore } from '../../src/server/storage/alert-store.ts';
import { openStorage } from '../../src/server/storage/database.ts';
import { createFarOff } from '../../src/server/storage/far-off.ts';
import { createFigures } from '../../src/server/storage/figures.ts';
import { createTables } from '../../src/server/storage/migrations/001-submissions.ts';
import { createOutboxStore } from '../../src/server/storage/outbox-store.ts';
import { openPostgres } from '../../src/server/storage/postgres.ts';
import { createReplyStore } from '../../src/server/storage/reply-store.ts';
import { createRetentionStore } from '../../src/server/storage/retention-store.ts';
import type { OutboxState } from '../../src/server/storage/schema.ts';
import { openSqlite } from '../../src/server/storage/sqlite.ts';
import type { Storage } from '../../src/server/storage/storage.ts';
import { createSubmissionStore, type NewSubmission } from '../../src/server/storage/submission-store.ts';
import { createSubscriberStore } from '../../src/server/storage/subscriber-store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { NOW, newSubmission, newSubscription } from '../helpers/new-submission.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const error = vi.fn();
const warn = vi.fn();
const log = { info: vi.fn(), warn, error } as unknown as FastifyBaseLogger;
const always = createWorkingTime(
  [{ days: [1, 2, 3, 4, 5, 6, 7], open: { from: '00:00', to: '24:00' } }],
  'UTC',
);

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
}, 60_000);
afterAll(() => databases.remove());

describe.each(DATABASES)('on %s', (name) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage(await databases.create(name));
  }, 30_000);
  afterAll(() => storage.close());
  beforeEach(async () => {
    for (const table of ['recent_submissions', 'submissions', 'subscribers'] as const)
      await storage.db.deleteFrom(table).execute();
  });

  const save = async (fields: Partial<NewSubmission> = {}) => {
    const submission = newSubmission(fields);
    await createSubmissionStore(storage).save(submission);
    return submission.id;
  };
  const outboxOf = (submissionId: string) =>
    storage.db.selectFrom('outbox').selectAll().where('submission_id', '=', submissionId).execute();
  const settle = (
    submissionId: string,
    state: OutboxState,
    kinds = ['company', 'acknowledgement', 'welcome'],
  ) =>
    storage.db
      .updateTable('outbox')
      .set({ state })
      .where('submission_id', '=', submissionId)
      .where('kind', 'in', kinds as never)
      .execute();
  const kept = async () =>
    (await storage.db.selectFrom('submissions').select('id').execute()).map(({ id }) => id).sort();

  it('an older database is brought up to date, and nobody is reminded of what is in it', async () => {
    const target = await databases.create(name);
    const old =
      target.databaseUrl === null
        ? openSqlite(`${target.dataDir}/kelvane.sqlite`).as({ waitMs: 1000 })
        : openPostgres(target.databaseUrl, { connections: 1, connectMs: 1000, useMs: null });
    const first = { up: (schema: Kysely<unknown>) => createTables(schema, storage.kind) };
    const provider = { getMigrations: async () => ({ '001-submissions': first }) };
    expect((await new Migrator({ db: old, provider }).migrateToLatest()).error).toBeUndefined();
    const { id } = newSubmission();
    await old
      .insertInto('submissions')
      .values({
        ...{ id, reference: 'AAAA-BBBB', form: 'contact', state: 'accepted', quarantine_reason: null },
        ...{
          email: 'a@b.example',
          name: 'A',
          payload: '{}',
          position: null,
          created_at: NOW,
          acked_at: null,
        },
      } as never)
      .execute();
    await old.destroy();

    const upgraded = await openStorage(target);
    const rows = await upgraded.db.selectFrom('submissions').selectAll().execute();
    expect(rows).toMatchObject([{ id, reminded_at: NOW }]);
    expect(await createReplyStore(upgraded.db).unanswered(0)).toEqual([]);
    await upgraded.close();
  }, 30_000);

  describe('the reply promise', () => {
    const watchdog = (time: number, target = storage) =>
      createReplyWatchdog({
        store: createReplyStore(target.db),
        workingTime: always,
        leadMs: 4 * HOUR,
        recipients: ['team@example.com'],
        messageIdDomain: 'example.com',
        onReminder: () => {},
        now: () => time,
      })(log);
    const reminders = async () =>
      (await storage.db.selectFrom('outbox').selectAll().where('kind', '=', 'reminder').execute()).map(
        (row) => row.submission_id,
      );

    it('reminds in time and once, of enquiries alone that nobody has answered', async () => {
      const open = await save();
      const answered = await save();
      await storage.db.updateTable('submissions').set({ acked_at: NOW }).where('id', '=', answered).execute();
      await save({ quarantineReason: 'trap' });
      await save({ form: 'careers' });
      await save({ createdAt: NOW + HOUR });
      await save({ createdAt: NOW - 30 * DAY });

      await watchdog(NOW + 20 * HOUR - 1);
      expect(await reminders()).toEqual([]);
      await watchdog(NOW + 20 * HOUR);
      await watchdog(NOW + 20 * HOUR);
      expect(await reminders()).toEqual([open]);
      await watchdog(NOW + 21 * HOUR);
      expect(await reminders()).toHaveLength(2);
    });

    it('reminds once with several processes that look at the same moment', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => save()));
      await Promise.all(Array.from({ length: 6 }, () => watchdog(NOW + 22 * HOUR)));
      expect((await reminders()).sort()).toEqual(ids.sort());
    });

    it('reminds of what came while the server was down', async () => {
      const open = await save();
      await watchdog(NOW + 50 * HOUR);
      expect(await reminders()).toEqual([open]);
    });
  });

  it('what waits for a time that a wrong clock gave it is tried now', async () => {
    await save({ fingerprint: 'said before', duplicateUntil: NOW + 3650 * DAY });
    await save({ fingerprint: 'said just now', duplicateUntil: NOW + 5 * 60_000 });
    const [far, near, leased] = await storage.db.selectFrom('outbox').selectAll().execute();
    const plan = (id: string, due_at: number) =>
      storage.db.updateTable('outbox').set({ due_at }).where('id', '=', id).execute();
    await storage.db
      .updateTable('outbox')
      .set({ due_at: NOW + 6 * HOUR })
      .execute();
    await plan(far!.id, NOW + 3650 * DAY);
    await storage.db
      .updateTable('outbox')
      .set({ due_at: NOW + 3650 * DAY, created_at: NOW + 3649 * DAY, lease: 'somebody' })
      .where('id', '=', leased!.id)
      .execute();
    const onHurried = vi.fn();
    const correct = createClockCorrection({
      store: createFarOff(storage),
      leaseMs: 60_000,
      duplicateWindowMs: 5 * 60_000,
      onHurried,
      now: () => NOW,
    });
    warn.mockClear();
    for (let time = 0; time < 2; time += 1) await correct(log, new AbortController().signal);
    const rows = await storage.db.selectFrom('outbox').selectAll().execute();
    expect(rows.find(({ id }) => id === far!.id)?.due_at).toBe(NOW);
    // Should a process be just sending it, it has the time to say so.
    expect(rows.find(({ id }) => id === leased!.id)).toMatchObject({ due_at: NOW + 60_000, created_at: NOW });
    expect(rows.find(({ id }) => id === near!.id)?.due_at).toBe(NOW + 6 * HOUR);
    const said = await storage.db.selectFrom('recent_submissions').select('fingerprint').execute();
    expect(said).toEqual([{ fingerprint: 'said just now' }]);
    expect(onHurried).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { messages: 2, duplicates: 1 },
      expect.stringContaining('clock'),
    );
  });

  describe('retention', () => {
    const none = { contactMs: null, careersMs: null, resumesMs: null, newsletterMs: null, mostShare: 1 };
    const retain = (config: Partial<Record<keyof typeof none, number>>, time = NOW) =>
      createRetention(
        createRetentionStore(storage),
        { ...none, ...config },
        () => time,
      )(log, new AbortController().signal);
    const resume = {
      ...{ file_name: 'a.pdf', kind: 'pdf', size: 3, sha256: 'x', flags: '' },
      content: Buffer.from('abc'),
    };
    const resumes = async () =>
      (await storage.db.selectFrom('resumes').select('submission_id').execute()).map(
        (row) => row.submission_id,
      );

    it('deletes nothing by default', async () => {
      const id = await save({ createdAt: NOW - 5000 * DAY });
      await settle(id, 'sent');
      await retain({});
      expect(await kept()).toEqual([id]);
    });

    it('deletes each form after its own time, with all that belongs to it', async () => {
      const old = await save({ createdAt: NOW - 10 * DAY });
      const young = await save({ createdAt: NOW - 10 * DAY + 1 });
      const answeredLater = await save({ createdAt: NOW - 20 * DAY });
      const application = await save({ form: 'careers', createdAt: NOW - 20 * DAY, resume });
      for (const id of [old, young, answeredLater, application]) await settle(id, 'sent');
      await storage.db
        .updateTable('submissions')
        .set({ acked_at: NOW - 9 * DAY })
        .where('id', '=', answeredLater)
        .execute();

      await retain({ contactMs: 10 * DAY, careersMs: 21 * DAY });
      expect(await kept()).toEqual([young, answeredLater, application].sort());
      expect(await outboxOf(old)).toEqual([]);
      await retain({ careersMs: 20 * DAY });
      expect(await kept()).toEqual([young, answeredLater].sort());
      expect([await resumes(), await outboxOf(application)]).toEqual([[], []]);
    });

    it('deletes resumes sooner than their applications', async () => {
      const old = await save({ form: 'careers', createdAt: NOW - 10 * DAY, resume });
      const young = await save({ form: 'careers', createdAt: NOW - 9 * DAY, resume });
      for (const id of [old, young]) await settle(id, 'sent');
      await retain({ resumesMs: 10 * DAY, careersMs: 20 * DAY });
      expect(await resumes()).toEqual([young]);
      expect(await kept()).toEqual([old, young].sort());
    });

    it('keeps what nobody has received for thirty days longer', async () => {
      const fields = { form: 'careers', createdAt: NOW - 20 * DAY, resume } as const;
      const waiting = await save(fields);
      const refused = await save(fields);
      await settle(refused, 'sent');
      await settle(refused, 'dead', ['company']);
      // The company has this one; it is the visitor's address that does not exist.
      const bounced = await save(fields);
      await settle(bounced, 'sent');
      await settle(bounced, 'dead', ['acknowledgement']);
      await retain({ careersMs: DAY, resumesMs: DAY });
      expect(await kept()).toEqual([waiting, refused].sort());
      expect((await resumes()).sort()).toEqual([waiting, refused].sort());
      await retain({ careersMs: DAY, resumesMs: DAY }, NOW + 11 * DAY - 1);
      expect(await kept()).toEqual([waiting, refused].sort());
      await retain({ resumesMs: DAY }, NOW + 11 * DAY);
      expect(await resumes()).toEqual([]);
      await retain({ careersMs: DAY }, NOW + 11 * DAY);
      expect(await kept()).toEqual([]);
    });

    it('deletes any number, with several processes at it', async () => {
      const ids = await Promise.all(Array.from({ length: 120 }, () => save({ createdAt: NOW - 2 * DAY })));
      await Promise.all(ids.map((id) => settle(id, 'sent')));
      await Promise.all(Array.from({ length: 3 }, () => retain({ contactMs: DAY })));
      expect(await kept()).toEqual([]);
    });

    it('refuses to delete a large part at once, and says what to do', async () => {
      const ids = await Promise.all(
        Array.from({ length: 20 }, (_, index) => save({ createdAt: NOW - (index < 4 ? 20 : 2) * DAY })),
      );
      await Promise.all(ids.map((id) => settle(id, 'sent')));
      error.mockClear();
      // A clock that is ten years ahead.
      await retain({ contactMs: 10 * DAY, mostShare: 0.2 }, NOW + 3650 * DAY);
      expect(await kept()).toHaveLength(20);
      expect(error).toHaveBeenCalledExactlyOnceWith(
        { what: 'contact', due: 20, all: 20, mostShare: 0.2 },
        expect.stringMatching(/20 of 20 .* wrong clock.* once with RETENTION_MOST_SHARE=1/),
      );
      await retain({ contactMs: 10 * DAY, mostShare: 0.2 });
      expect(await kept()).toHaveLength(16);
      // A few may always go, and all of them where a person has said so.
      await storage.db.deleteFrom('submissions').where('id', 'in', ids.slice(4, 17)).execute();
      await retain({ contactMs: DAY, mostShare: 0.2 });
      expect(await kept()).toEqual([]);
    });

    it('leaves the rest for the next time when the process ends', async () => {
      const id = await save({ createdAt: NOW - 2 * DAY });
      await settle(id, 'sent');
      const run = createRetention(createRetentionStore(storage), { ...none, contactMs: DAY }, () => NOW);
      await run(log, AbortSignal.abort());
      expect(await kept()).toEqual([id]);
    });

    it('deletes subscribers some time after they left, and keeps those who are there', async () => {
      const subscribe = async (email: string, fields: Partial<NewSubmission> = {}) => {
        const submission = newSubscription('tech', { email, createdAt: NOW - 50 * DAY, ...fields });
        await createSubmissionStore(storage).save(submission);
        await settle(submission.id, 'sent');
        return submission.id;
      };
      const there = await subscribe('there@example.com');
      await subscribe('left@example.com');
      const leftNow = await subscribe('left-now@example.com');
      const suspect = await subscribe('suspect@example.com', {
        quarantineReason: 'trap',
        createdAt: NOW - 20 * DAY,
      });
      const leave = async (email: string, time: number) => {
        const { token } = await storage.db
          .selectFrom('subscribers')
          .select('token')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        await createSubscriberStore(storage.db).unsubscribe(token, time);
      };
      await leave('left@example.com', NOW - DAY);
      await leave('left-now@example.com', NOW - 1);

      await retain({ newsletterMs: DAY });
      const subscribers = await storage.db.selectFrom('subscribers').select('email').execute();
      expect(subscribers.map(({ email }) => email).sort()).toEqual([
        'left-now@example.com',
        'there@example.com',
      ]);
      expect(await kept()).toEqual([there, leftNow, suspect].sort());
      await retain({ newsletterMs: DAY }, NOW + 11 * DAY);
      expect(await kept()).toEqual([there]);
    });
  });

  it('lets one of several processes tell of a trouble, and another when it did not get through', async () => {
    const alerts = createAlertStore(storage.db);
    const nothing = await alerts.last();
    expect(nothing).toMatchObject({ event: 'delivery.recovered', told_at: 0 });
    const claimAt = (time: number) => alerts.claim(nothing, time);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimAt(NOW)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect([await claimAt(NOW + 59_999), await claimAt(NOW + 60_000)]).toEqual([false, true]);
    const told = { event: 'delivery.failing', is_waiting: 1, given_up_at: NOW, told_at: NOW } as const;
    await alerts.note(told);
    expect(await alerts.last()).toEqual(told);
    // Whoever looked before it was told finds it told.
    expect(await claimAt(NOW + 120_000)).toBe(false);
    // Nor does a clock that was ahead keep anybody from telling.
    expect(await alerts.claim(told, NOW + 1e12)).toBe(true);
    expect(await alerts.claim(told, NOW)).toBe(true);
  });

  it('counts what is there and what waits', async () => {
    const figures = createFigures(storage.db);
    const none = { pending: 0, oldestSince: null, givenUp: 0, givenUpAt: null };
    expect(await figures.outbox()).toEqual({
      ...{ pending: 0, dead: 0, oldestSince: null, nextDue: null },
      companyMail: none,
    });
    expect(await figures.submissions()).toEqual([]);
    await save({ createdAt: NOW - HOUR });
    await save();
    await save({ quarantineReason: 'trap' });
    const dead = await save({ form: 'careers' });
    await settle(dead, 'dead', ['company']);
    await createOutboxStore(storage).claim({
      limit: 2,
      now: NOW - 1,
      leaseMs: 60_000,
      kinds: ['company', 'acknowledgement'],
    });
    await storage.db.updateTable('outbox').set({ done_at: NOW }).where('state', '=', 'dead').execute();
    expect(await figures.outbox()).toEqual({
      ...{ pending: 5, dead: 1, oldestSince: NOW - HOUR, nextDue: NOW },
      companyMail: { pending: 2, oldestSince: NOW - HOUR, givenUp: 1, givenUpAt: NOW },
    });
    // Whoever has answered it has no need of the mail.
    await storage.db.updateTable('submissions').set({ acked_at: NOW }).where('id', '=', dead).execute();
    expect((await figures.outbox()).companyMail).toMatchObject({ givenUp: 0, givenUpAt: null });
    const counts = (await figures.submissions()).map(({ form, state, count }) => `${form} ${state} ${count}`);
    expect(counts.sort()).toEqual(['careers accepted 1', 'contact accepted 2', 'contact quarantined 1']);
  });
});
