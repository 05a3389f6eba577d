import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRetention, createRetentionStore } from '#server/operations/retention.ts';
import { createSubmissionStore, type NewSubmission } from '#server/submissions/store.ts';
import { createSubscriberStore } from '#server/subscribers/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { NOW, newSubscription } from '../helpers/new-submission.ts';
import { prepareStored } from '../helpers/stored.ts';

const DAY = 24 * 3_600_000;
const error = vi.fn();
const info = vi.fn();
const log = { info, warn: vi.fn(), error } as unknown as FastifyBaseLogger;

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

describe.each(DATABASES)('retention on %s', (name) => {
  const stored = prepareStored(() => databases, name);
  const { save, saveAll, setMailState, outboxOf, remainingIds } = stored;

  const none = { contactMs: null, careersMs: null, resumesMs: null, newsletterMs: null, maxShare: 1 };
  const retain = (config: Partial<Record<keyof typeof none, number>>, time = NOW) =>
    createRetention(
      createRetentionStore(stored.storage),
      { ...none, ...config },
      () => time,
    )(log, new AbortController().signal);
  const resume = {
    ...{ file_name: 'a.pdf', kind: 'pdf' as const, size: 3, sha256: 'x', flags: '' },
    content: Buffer.from('abc'),
  };
  const resumes = async () =>
    (await stored.storage.db.selectFrom('resumes').select('submission_id').execute()).map(
      (row) => row.submission_id,
    );

  it('deletes nothing by default', async () => {
    const id = await save({ createdAt: NOW - 5000 * DAY });
    await setMailState(id, 'sent');
    await retain({});
    expect(await remainingIds()).toEqual([id]);
  });

  it('deletes submissions after the retention time of their form, with resumes and mails', async () => {
    const old = await save({ createdAt: NOW - 10 * DAY });
    const recent = await save({ createdAt: NOW - 10 * DAY + 1 });
    const answeredLater = await save({ createdAt: NOW - 20 * DAY });
    const application = await save({ form: 'careers', createdAt: NOW - 20 * DAY, resume });
    for (const id of [old, recent, answeredLater, application]) await setMailState(id, 'sent');
    await stored.storage.db
      .updateTable('submissions')
      .set({ acked_at: NOW - 9 * DAY })
      .where('id', '=', answeredLater)
      .execute();

    await retain({ contactMs: 10 * DAY, careersMs: 21 * DAY });
    expect(await remainingIds()).toEqual([recent, answeredLater, application].sort());
    expect(await outboxOf(old)).toEqual([]);
    await retain({ careersMs: 20 * DAY });
    expect(await remainingIds()).toEqual([recent, answeredLater].sort());
    expect([await resumes(), await outboxOf(application)]).toEqual([[], []]);
  });

  it('deletes resumes before their applications when configured', async () => {
    const old = await save({ form: 'careers', createdAt: NOW - 10 * DAY, resume });
    const recent = await save({ form: 'careers', createdAt: NOW - 9 * DAY, resume });
    for (const id of [old, recent]) await setMailState(id, 'sent');
    await retain({ resumesMs: 10 * DAY, careersMs: 20 * DAY });
    expect(await resumes()).toEqual([recent]);
    expect(await remainingIds()).toEqual([old, recent].sort());
  });

  it('keeps submissions with undelivered company mail up to thirty days longer', async () => {
    const fields = { form: 'careers', createdAt: NOW - 20 * DAY, resume } as const;
    const waiting = await save(fields);
    const undelivered = await save(fields);
    await setMailState(undelivered, 'sent');
    await setMailState(undelivered, 'dead', ['company']);
    // The company received this one; only the acknowledgement to the visitor bounced.
    const bounced = await save(fields);
    await setMailState(bounced, 'sent');
    await setMailState(bounced, 'dead', ['acknowledgement']);
    await retain({ careersMs: DAY, resumesMs: DAY });
    expect(await remainingIds()).toEqual([waiting, undelivered].sort());
    expect((await resumes()).sort()).toEqual([waiting, undelivered].sort());
    await retain({ careersMs: DAY, resumesMs: DAY }, NOW + 11 * DAY - 1);
    expect(await remainingIds()).toEqual([waiting, undelivered].sort());
    await retain({ resumesMs: DAY }, NOW + 11 * DAY);
    expect(await resumes()).toEqual([]);
    await retain({ careersMs: DAY }, NOW + 11 * DAY);
    expect(await remainingIds()).toEqual([]);
  });

  it('deletes more than one batch in concurrent runs', async () => {
    const ids = await saveAll(Array.from({ length: 120 }, () => ({ createdAt: NOW - 2 * DAY })));
    await setMailState(ids, 'sent');
    await Promise.all(Array.from({ length: 3 }, () => retain({ contactMs: DAY })));
    expect(await remainingIds()).toEqual([]);
  });

  it('deletes at most 50 submissions per transaction', async () => {
    const ids = await saveAll(Array.from({ length: 120 }, () => ({ createdAt: NOW - 2 * DAY })));
    await setMailState(ids, 'sent');
    const due = createRetentionStore(stored.storage).submissions('contact', NOW - DAY);
    const portions = [await due.deletePortion(), await due.deletePortion(), await due.deletePortion()];
    expect(portions).toEqual([50, 50, 20]);
    expect(await remainingIds()).toEqual([]);
  });

  it('refuses to delete a large share at once, and logs how to override that', async () => {
    const ids = await saveAll(
      Array.from({ length: 20 }, (_, index) => ({ createdAt: NOW - (index < 4 ? 20 : 2) * DAY })),
    );
    await setMailState(ids, 'sent');
    error.mockClear();
    // A clock that is ten years ahead.
    await retain({ contactMs: 10 * DAY, maxShare: 0.2 }, NOW + 3650 * DAY);
    expect(await remainingIds()).toHaveLength(20);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { what: 'contact', due: 20, all: 20, maxShare: 0.2 },
      expect.stringMatching(/20 of 20 .* wrong clock.* once with RETENTION_MOST_SHARE=1/),
    );
    await retain({ contactMs: 10 * DAY, maxShare: 0.2 });
    expect(await remainingIds()).toHaveLength(16);
    // Up to three are always deleted, whatever their share.
    await stored.storage.db.deleteFrom('submissions').where('id', 'in', ids.slice(4, 17)).execute();
    await retain({ contactMs: DAY, maxShare: 0.2 });
    expect(await remainingIds()).toEqual([]);
  });

  it('keeps unconfirmed subscriptions when a wrong clock makes all of them due', async () => {
    const subscribe = async (index: number, createdAt: number) => {
      const fields = { email: `pending-${index}@example.com`, createdAt, needsConfirmation: true };
      await setMailState(await save(newSubscription('tech', fields)), 'sent', [
        'confirmation',
        'company',
        'welcome',
      ]);
    };
    for (let index = 0; index < 20; index += 1) await subscribe(index, NOW - index * DAY);
    error.mockClear();
    info.mockClear();
    await retain({ maxShare: 0.2 }, NOW + 75 * DAY);
    const pending = async () =>
      (await stored.storage.db.selectFrom('subscribers').select('email').execute()).length;
    expect([(await remainingIds()).length, await pending()]).toEqual([20, 20]);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { what: 'unconfirmed', due: 20, all: 20, maxShare: 0.2 },
      expect.stringContaining('wrong clock'),
    );
    expect(info).not.toHaveBeenCalled();

    // With a correct clock two of them are 30 days old, a plausible share.
    await retain({ maxShare: 0.2 }, NOW + 12 * DAY);
    expect([(await remainingIds()).length, await pending()]).toEqual([18, 18]);
    expect(info.mock.calls.map(([counts]) => counts)).toEqual([
      { what: 'unconfirmed', count: 2 },
      { what: 'pending subscribers', count: 2 },
    ]);
  });

  it('logs the number of deleted submissions even if a later batch fails', async () => {
    const ids = await saveAll(Array.from({ length: 60 }, () => ({ createdAt: NOW - 2 * DAY })));
    await setMailState(ids, 'sent');
    info.mockClear();
    const store = createRetentionStore(stored.storage);
    let portions = 0;
    const failing = {
      ...store,
      submissions: (form: 'contact' | 'careers', before: number) => {
        const due = store.submissions(form, before);
        return {
          ...due,
          deletePortion: () =>
            portions++ === 0 ? due.deletePortion() : Promise.reject(new Error('disk full')),
        };
      },
    };
    const run = createRetention(failing, { ...none, contactMs: DAY }, () => NOW);
    await expect(run(log, new AbortController().signal)).rejects.toThrow('disk full');
    expect(info.mock.calls.map(([counts]) => counts)).toEqual([{ what: 'contact', count: 50 }]);
  });

  it('deletes nothing once it is aborted', async () => {
    const id = await save({ createdAt: NOW - 2 * DAY });
    await setMailState(id, 'sent');
    const run = createRetention(createRetentionStore(stored.storage), { ...none, contactMs: DAY }, () => NOW);
    await run(log, AbortSignal.abort());
    expect(await remainingIds()).toEqual([id]);
  });

  it('deletes unsubscribed subscribers after the retention time, and keeps active ones', async () => {
    const subscribe = async (email: string, fields: Partial<NewSubmission> = {}) => {
      const submission = newSubscription('tech', { email, createdAt: NOW - 50 * DAY, ...fields });
      await createSubmissionStore(stored.storage).save(submission);
      await setMailState(submission.id, 'sent');
      return submission.id;
    };
    const active = await subscribe('there@example.com');
    await subscribe('left@example.com');
    const leftNow = await subscribe('left-now@example.com');
    const suspect = await subscribe('suspect@example.com', {
      quarantineReason: 'trap',
      createdAt: NOW - 20 * DAY,
    });
    const unsubscribe = async (email: string, time: number) => {
      const { token } = await stored.storage.db
        .selectFrom('subscribers')
        .select('token')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await createSubscriberStore(stored.storage.db).unsubscribe(token, time);
    };
    await unsubscribe('left@example.com', NOW - DAY);
    await unsubscribe('left-now@example.com', NOW - 1);

    await retain({ newsletterMs: DAY });
    const subscribers = await stored.storage.db.selectFrom('subscribers').select('email').execute();
    expect(subscribers.map(({ email }) => email).sort()).toEqual([
      'left-now@example.com',
      'there@example.com',
    ]);
    expect(await remainingIds()).toEqual([active, leftNow, suspect].sort());
    await retain({ newsletterMs: DAY }, NOW + 11 * DAY);
    expect(await remainingIds()).toEqual([active]);
  });

  it('deletes data of former subscribers although due spam exceeds the allowed share', async () => {
    const subscribe = async (email: string, fields: Partial<NewSubmission>) => {
      const id = await save(newSubscription('tech', { email, createdAt: NOW - 50 * DAY, ...fields }));
      await setMailState(id, 'sent');
      return id;
    };
    const quarantined = { quarantineReason: 'trap' };
    const wave: string[] = [];
    for (let index = 0; index < 30; index++)
      wave.push(await subscribe(`spam-${index}@example.com`, quarantined));
    await stored.storage.db
      .updateTable('submissions')
      .set({ state: 'rejected' })
      .where('id', 'in', wave.slice(15))
      .execute();
    const active: string[] = [];
    for (let index = 0; index < 30; index++) active.push(await subscribe(`there-${index}@example.com`, {}));
    // The subscription of a subscriber who was deleted already.
    await subscribe('left@example.com', {});
    await stored.storage.db.deleteFrom('subscribers').where('email', '=', 'left@example.com').execute();

    error.mockClear();
    await retain({ newsletterMs: DAY, maxShare: 0.2 });
    expect(await remainingIds()).toEqual([...active, ...wave].sort());
    expect(error).toHaveBeenCalledExactlyOnceWith(
      { what: 'suspect subscriptions', due: 30, all: 30, maxShare: 0.2 },
      expect.any(String),
    );
    await retain({ newsletterMs: DAY });
    expect(await remainingIds()).toEqual([...active].sort());
  });
});
