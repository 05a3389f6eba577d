import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStorage } from '#server/db/database.ts';
import { MAIL_KINDS } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import { loadContent } from '#server/outbox/courier.ts';
import { createOutboxStore, type OutboxStore } from '#server/outbox/store.ts';
import { createSubmissionStore, type SubmissionStore } from '#server/submissions/store.ts';
import { createSubscriberStore, type SubscriberStore } from '#server/subscribers/store.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { DUPLICATE_WINDOW, NOW, newSubmission, newSubscription } from '../helpers/new-submission.ts';

const execute = promisify(execFile);
const DATABASE = resolve(import.meta.dirname, '../../src/server/db/database.ts');
const LEASE = { limit: 10, leaseMs: 60_000, kinds: MAIL_KINDS };

let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

describe.each(DATABASES)('storage on %s', (name) => {
  let storage: Storage;
  let submissions: SubmissionStore;
  let subscribers: SubscriberStore;
  let outbox: OutboxStore;

  beforeAll(async () => {
    storage = await openStorage(await databases.create(name));
    submissions = createSubmissionStore(storage);
    subscribers = createSubscriberStore(storage.db);
    outbox = createOutboxStore(storage);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    await storage.db.deleteFrom('recent_submissions').execute();
    await storage.db.deleteFrom('submissions').execute();
    await storage.db.deleteFrom('subscribers').execute();
  });
  const count = async (table: 'submissions' | 'outbox' | 'resumes' | 'subscribers') =>
    (await storage.db.selectFrom(table).selectAll().execute()).length;

  it('can be opened by several processes that start together on an empty database', async () => {
    const options = JSON.stringify(await databases.create(name));
    const program = `import { openStorage } from ${JSON.stringify(DATABASE)};
      const storage = await openStorage(${options});
      console.log((await storage.db.selectFrom('submissions').selectAll().execute()).length);
      await storage.close();`;
    const run = () => execute(process.execPath, ['--input-type=module', '-e', program]);
    const outputs = await Promise.all([run(), run(), run()]);
    expect(outputs.map(({ stdout }) => stdout)).toEqual(['0\n', '0\n', '0\n']);
  });

  it('stores a submission with its outbox messages and its resume, byte for byte', async () => {
    const content = randomBytes(3_000_000);
    const resume = {
      file_name: 'Lebenslauf 履歴.pdf',
      kind: 'pdf' as const,
      size: content.length,
      sha256: 'x',
      flags: '',
      // Saving transfers the buffer to the database thread.
      content: Buffer.from(content),
    };
    const given = newSubmission({ form: 'careers', position: 'Product Manager', resume });
    expect(await submissions.save(given)).toEqual({ reference: given.reference, isDuplicate: false });
    const claims = await outbox.claim({ ...LEASE, now: NOW });
    expect(claims.map((claim) => claim.kind).sort()).toEqual(['acknowledgement', 'company']);
    const loaded = await loadContent(storage.db, claims.find((claim) => claim.kind === 'company')!);
    expect(loaded?.submission).toMatchObject({
      id: given.id,
      state: 'accepted',
      position: 'Product Manager',
      created_at: NOW,
    });
    expect(JSON.parse(loaded!.submission.payload)).toEqual(given.payload);
    expect(Buffer.from(loaded!.resume!.content).equals(content)).toBe(true);
    expect(loaded!.resume!.file_name).toBe(resume.file_name);
  });

  it('rolls back a failed save without affecting others in the same batch', async () => {
    const resume = {
      file_name: null as never,
      kind: 'pdf' as const,
      size: 1,
      sha256: 'x',
      flags: '',
      content: Buffer.from('x'),
    };
    const broken = newSubmission({ resume });
    await expect(submissions.save(broken)).rejects.toThrow();
    expect([await count('submissions'), await count('outbox'), await count('resumes')]).toEqual([0, 0, 0]);
    // Other submissions in the same commit are still saved.
    const results = await Promise.allSettled(
      [newSubmission(), broken, newSubmission()].map(submissions.save),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect([await count('submissions'), await count('outbox'), await count('resumes')]).toEqual([2, 4, 0]);
    // The failed attempt does not make the next one a duplicate.
    expect((await submissions.save({ ...broken, resume: null })).isDuplicate).toBe(false);
  });

  it('deduplicates equal submissions within the window, also concurrent ones, but not later', async () => {
    const same = () => newSubmission({ fingerprint: 'same' });
    const saved = await Promise.all(Array.from({ length: 8 }, () => submissions.save(same())));
    expect(saved.filter((each) => !each.isDuplicate)).toHaveLength(1);
    expect(new Set(saved.map((each) => each.reference)).size).toBe(1);
    expect([await count('submissions'), await count('outbox')]).toEqual([1, 2]);

    const later = { createdAt: NOW + DUPLICATE_WINDOW, duplicateUntil: NOW + 2 * DUPLICATE_WINDOW };
    expect((await submissions.save({ ...same(), ...later })).isDuplicate).toBe(false);
    expect((await submissions.save({ ...same(), ...later })).isDuplicate).toBe(true);
    await submissions.forgetExpired(NOW + 2 * DUPLICATE_WINDOW);
    expect((await submissions.save({ ...same(), ...later })).isDuplicate).toBe(false);
    expect(await count('submissions')).toBe(3);
  });

  it('does not treat a submission as a duplicate of an erased one', async () => {
    await submissions.save(newSubmission({ fingerprint: 'erased' }));
    await storage.db.deleteFrom('submissions').execute();
    expect((await submissions.save(newSubmission({ fingerprint: 'erased' }))).isDuplicate).toBe(false);
    expect((await submissions.save(newSubmission({ fingerprint: 'erased' }))).isDuplicate).toBe(true);
  });

  it('quarantines a suspicious submission without mail and without a subscriber', async () => {
    await submissions.save(newSubmission({ quarantineReason: 'trap' }));
    await submissions.save(newSubscription('tech', { quarantineReason: 'too-fast' }));
    const rows = await storage.db.selectFrom('submissions').selectAll().execute();
    expect(rows.map((row) => [row.state, row.quarantine_reason]).sort()).toEqual([
      ['quarantined', 'too-fast'],
      ['quarantined', 'trap'],
    ]);
    expect([await count('outbox'), await count('subscribers')]).toEqual([0, 0]);
  });

  it('keeps one subscriber per address, with the latest topic and one welcome mail', async () => {
    const topics = ['digital', 'finance', 'strategy', 'tech'];
    await Promise.all(topics.map((topic) => submissions.save(newSubscription(topic))));
    await submissions.save(newSubscription('finance'));
    const [subscriber, ...others] = await storage.db.selectFrom('subscribers').selectAll().execute();
    expect(others).toEqual([]);
    expect(subscriber).toMatchObject({ topic: 'finance', state: 'active', email: 'ann@example.com' });
    expect([await count('submissions'), await count('outbox')]).toEqual([5, 2]);
  });

  it('unsubscribes idempotently, cancels the welcome mail and allows a new subscription', async () => {
    await submissions.save(newSubscription('tech'));
    const { token } = await storage.db.selectFrom('subscribers').select('token').executeTakeFirstOrThrow();
    expect(await subscribers.find(token)).toBe('active');
    expect(await subscribers.find('nonsense')).toBeNull();
    expect(await subscribers.unsubscribe('nonsense', NOW)).toBe(false);
    expect(await subscribers.unsubscribe(token, NOW)).toBe(true);
    expect(await subscribers.unsubscribe(token, NOW)).toBe(true);
    expect(await subscribers.find(token)).toBe('unsubscribed');
    const claims = await outbox.claim({ ...LEASE, now: NOW });
    expect(claims.map((claim) => claim.kind)).toEqual(['company']);

    await submissions.save(newSubscription('digital'));
    expect(await subscribers.find(token)).toBe('active');
    const again = await outbox.claim({ ...LEASE, now: NOW });
    expect(again.map((claim) => claim.kind).sort()).toEqual(['company', 'welcome']);
  });

  it('leases each mail to one worker, and to another once the lease expires', async () => {
    for (let index = 0; index < 10; index += 1) await submissions.save(newSubmission());
    const batches = await Promise.all(
      Array.from({ length: 8 }, () => outbox.claim({ ...LEASE, limit: 4, now: NOW })),
    );
    const ids = batches.flat().map((claim) => claim.id);
    expect(ids.length).toBe(new Set(ids).size);
    const rest = await outbox.claim({ ...LEASE, limit: 100, now: NOW });
    expect(new Set([...ids, ...rest.map((claim) => claim.id)]).size).toBe(20);

    expect(await outbox.claim({ ...LEASE, now: NOW + 59_999 })).toEqual([]);
    const renewed = batches.flat()[0]!;
    expect(await outbox.renew(renewed, NOW + 120_000)).toBe(true);
    const reclaimed = await outbox.claim({ ...LEASE, limit: 100, now: NOW + 60_000 });
    expect(reclaimed).toHaveLength(19);
    expect(reclaimed.every((claim) => claim.attempts === 2)).toBe(true);
    // A worker that lost its lease cannot change the state.
    const lost = batches.flat()[1]!;
    expect(await outbox.renew(lost, NOW + 999_999)).toBe(false);
    const stateOfLost = async () =>
      (
        await storage.db
          .selectFrom('outbox')
          .select('state')
          .where('id', '=', lost.id)
          .executeTakeFirstOrThrow()
      ).state;
    await outbox.finish(lost, { state: 'dead', error: '550' }, NOW);
    expect(await stateOfLost()).toBe('pending');
    // Except to record that the mail was sent, which is true whoever holds the lease.
    await outbox.finish(lost, { state: 'sent' }, NOW);
    expect(await stateOfLost()).toBe('sent');
  });

  it('skips excepted messages when claiming, even after their lease expired', async () => {
    await submissions.save(newSubmission());
    const [first, second] = await outbox.claim({ ...LEASE, now: NOW });
    const later = { ...LEASE, now: NOW + 60_000 };
    expect(await outbox.claim({ ...later, except: [first!.id, second!.id] })).toEqual([]);
    expect(await outbox.claim({ ...later, except: [first!.id] })).toMatchObject([{ id: second!.id }]);
  });

  it('strips NUL characters from a stored mail server reply', async () => {
    await submissions.save(newSubmission({ mails: ['company'] }));
    const [claim] = await outbox.claim({ ...LEASE, now: NOW });
    await outbox.finish(claim!, { state: 'dead', error: '550 \0 no' }, NOW);
    const row = await storage.db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow();
    expect(row.last_error).toBe('550  no');
  });

  it('records the outcome of each delivery attempt', async () => {
    await submissions.save(newSubmission());
    const [first, second] = await outbox.claim({ ...LEASE, now: NOW });
    await outbox.finish(first!, { state: 'pending', error: '451 later', dueAt: NOW + 30_000 }, NOW);
    await outbox.finish(second!, { state: 'dead', error: '550 no such user' }, NOW);
    expect(await outbox.claim({ ...LEASE, now: NOW + 29_999 })).toEqual([]);
    const [again] = await outbox.claim({ ...LEASE, now: NOW + 30_000 });
    expect(again).toMatchObject({ id: first!.id, messageId: first!.messageId, attempts: 2 });
    await outbox.finish(again!, { state: 'sent' }, NOW + 30_001);
    const rows = await storage.db.selectFrom('outbox').selectAll().orderBy('state').execute();
    expect(rows.map((row) => [row.state, row.last_error, row.done_at])).toEqual([
      ['dead', '550 no such user', NOW],
      ['sent', '451 later', NOW + 30_001],
    ]);
  });

  it('queues a webhook for every subscription, but a single welcome mail', async () => {
    const mails = ['company', 'welcome', 'webhook'] as const;
    await submissions.save(newSubscription('tech', { mails }));
    await submissions.save(newSubscription('finance', { mails }));
    const kinds = await storage.db.selectFrom('outbox').select('kind').execute();
    expect(kinds.map(({ kind }) => kind).sort()).toEqual(['company', 'webhook', 'webhook', 'welcome']);
    // Workers claim by kind.
    expect(await outbox.claim({ ...LEASE, kinds: ['webhook'], now: NOW })).toHaveLength(2);
    expect(await outbox.claim({ ...LEASE, now: NOW })).toHaveLength(2);
  });

  it('loads the metadata of a resume for a webhook, but not its bytes', async () => {
    const facts = { file_name: 'a.pdf', kind: 'pdf' as const, size: 3, sha256: 'x', flags: 'macros' };
    const resume = { ...facts, content: Buffer.from('abc') };
    await submissions.save(newSubmission({ form: 'careers', resume, mails: ['webhook'] }));
    const [claim] = await outbox.claim({ ...LEASE, kinds: ['webhook'], now: NOW });
    expect(await loadContent(storage.db, claim!)).toMatchObject({ resume: null, resumeFacts: facts });
  });
});
