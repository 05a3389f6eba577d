import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage, type StorageOptions } from '#server/db/database.ts';
import { MAIL_KINDS, type OutboxRow } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import { companyRecipients } from '#server/mail/sender.ts';
import { addressCompanyMail } from '#server/outbox/addressing.ts';
import { createOutboxStore } from '#server/outbox/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { fillFirstVersion } from '../helpers/first-version.ts';
import { NOW } from '../helpers/new-submission.ts';

const TO = companyRecipients(
  { general: 'team@example.com', careers: 'jobs@example.com' },
  { toContact: ['team@example.com', 'boss@example.com'] },
);

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

/** Creates a database as of the version before the `recipient` column. */
async function makeOldDatabase(target: StorageOptions): Promise<void> {
  await fillFirstVersion(target, async (insert) => {
    for (const form of ['contact', 'careers']) {
      await insert('submissions', {
        ...{ id: form, reference: `${form}-1`, form, state: 'accepted', quarantine_reason: null },
        ...{ email: 'a@b.example', name: 'A', payload: '{"email":"a@b.example"}', position: null },
        ...{ created_at: NOW, acked_at: null, reminded_at: null },
      });
    }
    const mail = (id: string, fields: object) =>
      insert('outbox', {
        ...{ id, kind: 'company', submission_id: 'contact', subscriber_id: null, state: 'pending' },
        ...{ attempts: 3, due_at: NOW + 1000, lease: null, message_id: `<${id}@example.com>` },
        ...{ last_error: '451 later', created_at: NOW, done_at: null, ...fields },
      });
    await mail('sent', { state: 'sent', done_at: NOW });
    await mail('waits', {});
    await mail('put-aside', { state: 'dead', done_at: NOW });
    await mail('just-being-sent', { lease: 'a process of the old version', due_at: NOW + 60_000 });
    await mail('left-by-a-dead-process', { lease: 'gone', due_at: NOW });
    await mail('reminder', { kind: 'reminder' });
    await mail('one-recipient', { submission_id: 'careers' });
    await mail('visitor', { kind: 'acknowledgement' });
    await mail('hook', { kind: 'webhook' });
  });
}

describe.each(DATABASES)('a database of the version before recipients on %s', (name) => {
  let storage: Storage;
  beforeEach(async () => {
    const target = await databases.create(name);
    await makeOldDatabase(target);
    storage = await openStorage(target);
    return () => storage.close();
  });
  const rows = () => storage.db.selectFrom('outbox').selectAll().execute();
  const byMessage = (all: readonly OutboxRow[], id: string) =>
    all
      .filter(({ message_id }) => message_id === `<${id}@example.com>`)
      .map(({ recipient, state }) => `${recipient} ${state}`)
      .sort();

  it('keeps every row, and hands out no company mail that lacks a recipient', async () => {
    expect(await rows()).toHaveLength(9);
    const claims = await createOutboxStore(storage).claim({
      ...{ limit: 100, now: NOW + 1000, leaseMs: 60_000 },
      kinds: [...MAIL_KINDS, 'webhook'],
    });
    expect(claims.map(({ id }) => id).sort()).toEqual(['hook', 'visitor']);
  });

  it('gets a row per recipient for unsent company mail, while sent mail is unchanged', async () => {
    const before = await rows();
    // As when several processes start at once.
    const counts = await Promise.all([1, 2, 3].map(() => addressCompanyMail(storage.db, TO, NOW)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(5);
    const after = await rows();
    expect(byMessage(after, 'sent')).toEqual(['null sent']);
    const both = (state: string) => [`boss@example.com ${state}`, `team@example.com ${state}`];
    for (const id of ['waits', 'left-by-a-dead-process', 'reminder'])
      expect(byMessage(after, id)).toEqual(both('pending'));
    expect(byMessage(after, 'put-aside')).toEqual(both('dead'));
    expect(byMessage(after, 'one-recipient')).toEqual(['jobs@example.com pending']);
    // A process of the old version is sending it, and may be about to record that.
    expect(byMessage(after, 'just-being-sent')).toEqual(['null pending']);
    const copy = after.find(
      ({ message_id, recipient }) => message_id === '<waits@example.com>' && recipient === 'boss@example.com',
    );
    expect(copy).toEqual({
      ...before.find(({ id }) => id === 'waits'),
      id: copy?.id,
      recipient: 'boss@example.com',
    });

    expect(await addressCompanyMail(storage.db, TO, NOW + 60_000)).toBe(1);
    expect(await addressCompanyMail(storage.db, TO, NOW + 60_000)).toBe(0);
    expect(byMessage(await rows(), 'just-being-sent')).toEqual(both('pending'));
  });
});
