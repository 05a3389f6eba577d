import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createReplyClock } from '#contract/reply-clock.ts';
import { createReplyStore, createReplyWatchdog } from '#server/conversations/reply-promise.ts';
import { openStorage } from '#server/db/database.ts';
import { createTables } from '#server/db/migrations/001-submissions.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { openSqlite } from '#server/db/sqlite.ts';
import { companyRecipients } from '#server/mail/sender.ts';
import { createAlertStore } from '#server/outbox/alert.ts';
import { createClockCorrection, createClockCorrectionStore } from '#server/outbox/clock-correction.ts';
import { createFigures } from '#server/outbox/health.ts';
import { createOutboxStore, newOutboxRows } from '#server/outbox/store.ts';
import { waitingByForm } from '#server/submissions/list.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { NOW, newSubmission, newSubscription } from '../helpers/new-submission.ts';
import { prepareStored } from '../helpers/stored.ts';
import { openTestForms } from '../server/test-backend.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const error = vi.fn();
const warn = vi.fn();
const log = { info: vi.fn(), warn, error } as unknown as FastifyBaseLogger;
/** Without office hours every hour counts, and a reply is due within 24. */
const clock = createReplyClock([], 'UTC');

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

describe.each(DATABASES)('operations on %s', (name) => {
  const stored = prepareStored(() => databases, name);
  const { save, setMailState } = stored;

  it('migrating an older database causes no reminders of its submissions', async () => {
    const target = await databases.create(name);
    const old =
      target.databaseUrl === null
        ? openSqlite(`${target.dataDir}/kelvane.sqlite`).as({ waitMs: 1000 })
        : openPostgres(target.databaseUrl, { connections: 1, connectMs: 1000, useMs: null });
    const first = { up: (schema: Kysely<unknown>) => createTables(schema, stored.storage.kind) };
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
  });

  describe('reply reminders', () => {
    const watchdog = (time: number, replyClock = clock) =>
      createReplyWatchdog({
        store: createReplyStore(stored.storage.db),
        clock: replyClock,
        leadMs: 4 * HOUR,
        recipients: companyRecipients({ general: 'team@example.com', careers: '' }, {}),
        messageIdDomain: 'example.com',
        onReminder: () => {},
        now: () => time,
      })(log);
    const reminders = async () =>
      (await stored.storage.db.selectFrom('outbox').selectAll().where('kind', '=', 'reminder').execute()).map(
        (row) => row.submission_id,
      );

    it('are sent once, four hours before a reply is due, for unanswered enquiries only', async () => {
      const open = await save();
      const answered = await save();
      await stored.storage.db
        .updateTable('submissions')
        .set({ acked_at: NOW })
        .where('id', '=', answered)
        .execute();
      await save({ quarantineReason: 'trap' });
      await save({ form: 'careers' });
      await save({ createdAt: NOW + HOUR });
      await save({ createdAt: NOW - 30 * DAY });

      await watchdog(NOW + 20 * HOUR);
      expect(await reminders()).toEqual([]);
      await watchdog(NOW + 20 * HOUR + 1);
      await watchdog(NOW + 20 * HOUR + 1);
      expect(await reminders()).toEqual([open]);
      await watchdog(NOW + 21 * HOUR + 1);
      expect(await reminders()).toHaveLength(2);
    });

    it('are sent once when several processes check concurrently', async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => save()));
      await Promise.all(Array.from({ length: 6 }, () => watchdog(NOW + 22 * HOUR)));
      expect((await reminders()).sort()).toEqual(ids.sort());
    });

    it('are sent when the given number of office hours is left', async () => {
      const hours = [
        { days: [1, 2, 3, 4, 5], open: { from: '09:00', to: '18:00' } },
        { days: [6], open: { from: '10:00', to: '14:00' } },
      ];
      const office = createReplyClock(hours, 'America/Chicago');
      /** November 2025: the 14th is a Friday. */
      const houston = (day: number, time: string) => Date.parse(`2025-11-${day}T${time}:00-06:00`);
      // Five of nine office hours pass on Friday, so four are left on Saturday.
      const open = await save({ createdAt: houston(14, '13:00') });
      await watchdog(houston(14, '18:00'), office);
      await watchdog(houston(15, '10:00'), office);
      expect(await reminders()).toEqual([]);
      await watchdog(houston(15, '10:01'), office);
      expect(await reminders()).toEqual([open]);
      // A reply to an enquiry of Saturday afternoon is due on Monday at 18:00.
      const weekend = await save({ createdAt: houston(15, '15:00') });
      await watchdog(houston(17, '14:00'), office);
      expect(await reminders()).toEqual([open]);
      await watchdog(houston(17, '14:01'), office);
      expect(await reminders()).toEqual([open, weekend]);
    });

    it('are sent late if the server was down when they were due', async () => {
      const open = await save();
      await watchdog(NOW + 50 * HOUR);
      expect(await reminders()).toEqual([open]);
    });
  });

  it('messages that a wrong clock scheduled far ahead are rescheduled', async () => {
    await save({ fingerprint: 'said before', duplicateUntil: NOW + 3650 * DAY });
    await save({ fingerprint: 'said just now', duplicateUntil: NOW + 5 * 60_000 });
    const [far, near, leased] = await stored.storage.db.selectFrom('outbox').selectAll().execute();
    const schedule = (id: string, due_at: number) =>
      stored.storage.db.updateTable('outbox').set({ due_at }).where('id', '=', id).execute();
    await stored.storage.db
      .updateTable('outbox')
      .set({ due_at: NOW + 6 * HOUR })
      .execute();
    await schedule(far!.id, NOW + 3650 * DAY);
    await stored.storage.db
      .updateTable('outbox')
      .set({ due_at: NOW + 3650 * DAY, created_at: NOW + 3649 * DAY, lease: 'somebody' })
      .where('id', '=', leased!.id)
      .execute();
    const onHurried = vi.fn();
    const correct = createClockCorrection({
      store: createClockCorrectionStore(stored.storage),
      leaseMs: 60_000,
      duplicateWindowMs: 5 * 60_000,
      onHurried,
      now: () => NOW,
    });
    warn.mockClear();
    for (let time = 0; time < 2; time += 1) await correct(log, new AbortController().signal);
    const rows = await stored.storage.db.selectFrom('outbox').selectAll().execute();
    expect(rows.find(({ id }) => id === far!.id)?.due_at).toBe(NOW);
    // A process that is sending it has time to record the outcome.
    expect(rows.find(({ id }) => id === leased!.id)).toMatchObject({ due_at: NOW + 60_000, created_at: NOW });
    expect(rows.find(({ id }) => id === near!.id)?.due_at).toBe(NOW + 6 * HOUR);
    const recent = await stored.storage.db.selectFrom('recent_submissions').select('fingerprint').execute();
    expect(recent).toEqual([{ fingerprint: 'said just now' }]);
    expect(onHurried).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { messages: 2, duplicates: 1 },
      expect.stringContaining('clock'),
    );
  });

  it('a delivery alert is claimed by one process, and by another once the claim expires', async () => {
    const alerts = createAlertStore(stored.storage.db);
    const initial = await alerts.last();
    expect(initial).toMatchObject({ event: 'delivery.recovered', told_at: 0 });
    const claimAt = (time: number) => alerts.claim(initial, time);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claimAt(NOW)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect([await claimAt(NOW + 59_999), await claimAt(NOW + 60_000)]).toEqual([false, true]);
    const alert = { event: 'delivery.failing', is_waiting: 1, given_up_at: NOW, told_at: NOW } as const;
    await alerts.note(alert);
    expect(await alerts.last()).toEqual(alert);
    // A process with a stale state cannot claim an alert that was sent already.
    expect(await claimAt(NOW + 120_000)).toBe(false);
    // A claim made while the clock was ahead does not block later alerts.
    expect(await alerts.claim(alert, NOW + 1e12)).toBe(true);
    expect(await alerts.claim(alert, NOW)).toBe(true);
  });

  it('figures count submissions by state, outbox messages and undelivered company mail', async () => {
    const figures = createFigures(stored.storage.db);
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
    await setMailState(dead, 'dead', ['company']);
    await createOutboxStore(stored.storage).claim({
      limit: 2,
      now: NOW - 1,
      leaseMs: 60_000,
      kinds: ['company', 'acknowledgement'],
    });
    await stored.storage.db.updateTable('outbox').set({ done_at: NOW }).where('state', '=', 'dead').execute();
    expect(await figures.outbox()).toEqual({
      ...{ pending: 5, dead: 1, oldestSince: NOW - HOUR, nextDue: NOW },
      companyMail: { pending: 2, oldestSince: NOW - HOUR, givenUp: 1, givenUpAt: NOW },
    });
    // The dead mail of an answered submission no longer counts.
    await stored.storage.db
      .updateTable('submissions')
      .set({ acked_at: NOW })
      .where('id', '=', dead)
      .execute();
    expect((await figures.outbox()).companyMail).toMatchObject({ givenUp: 0, givenUpAt: null });
    // Nor does mail about spam, even if it was claimed when the submission was marked.
    await stored.storage.db.updateTable('submissions').set({ state: 'rejected' }).execute();
    expect((await figures.outbox()).companyMail).toEqual(none);
    await stored.storage.db
      .updateTable('submissions')
      .set({ state: 'accepted' })
      .where('quarantine_reason', 'is', null)
      .execute();
    const counts = (await figures.submissions()).map(({ form, state, count }) => `${form} ${state} ${count}`);
    expect(counts.sort()).toEqual(['careers accepted 1', 'contact accepted 2', 'contact rejected 1']);
  });

  it('subscriptions do not count as waiting for a reply', async () => {
    await save();
    await save({ form: 'careers' });
    for (const email of ['a@example.com', 'b@example.com']) await save(newSubscription('news', { email }));
    const counts = async (...forms: Parameters<typeof waitingByForm>[1]) =>
      (await waitingByForm(stored.storage.db, forms)).map(({ form, count }) => `${form} ${count}`).sort();
    expect(await counts('contact', 'careers', 'newsletter')).toEqual(['careers 1', 'contact 1']);
    expect(await counts('contact', 'newsletter')).toEqual(['contact 1']);
    expect(await counts('newsletter')).toEqual([]);
  });

  it('a server without a desk is ready although staff mail is overdue', async () => {
    const { databaseUrl, dataDir } = await databases.create(name);
    const database = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
    const messageIdDomain = 'example.com';
    const message = { submissionId: null, subscriberId: null, recipients: [], messageIdDomain } as const;
    for (const { port, status } of [
      { port: '0', status: 200 },
      // With a desk it should have been sent.
      { port: '', status: 503 },
    ]) {
      const forms = await openTestForms({ ...database, DESK_PORT: port });
      const rows = newOutboxRows({ ...message, kind: 'invitation', now: Date.now() - HOUR });
      await forms.storage.db.insertInto('outbox').values(rows).execute();
      expect((await forms.app.inject('/api/ready')).statusCode).toBe(status);
      await forms.close();
    }
  });
});
