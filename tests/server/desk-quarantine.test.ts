import { beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '#contract/desk/actions.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { MAIL_KINDS, type OutboxKind, type OutboxRow } from '#server/db/schema.ts';
import { createOutboxStore } from '#server/outbox/store.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const HELD = { suspicion: 'trap' } as const;

describe.each(DATABASES)('undoing a decision in quarantine on %s', (name) => {
  const desk = prepareDesk(databases, name);
  let ann: SignedInClient;
  let jun: SignedInClient;
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'everything', 'Ann Lee');
    jun = await desk.signIn('agent', 'enquiries', 'Jun Park');
  });
  const act = (reference: string, action: string, version: number, body: object = {}) =>
    ann.post(`/api/submissions/${reference}/${action}`, { version, ...body });
  const done = async (...args: Parameters<typeof act>): Promise<Submission> => {
    const reply = await act(...args);
    expect(reply.json(), reply.body).toMatchObject({ ok: true });
    return reply.json().submission;
  };
  const mailsOf = (reference: string) =>
    desk.desk.storage.db
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
      .selectAll('outbox')
      .where('reference', '=', reference)
      .execute();
  const claimed = async (now: number) =>
    createOutboxStore(desk.desk.storage).claim({ limit: 100, leaseMs: 1000, kinds: MAIL_KINDS, now });

  it('a release mails nobody while it can be undone, and again when it is released again', async () => {
    const reference = await desk.send.contact({ role: 'Release' }, HELD);
    await done(reference, 'release', 1);
    const due = (await mailsOf(reference)).map(({ due_at }) => due_at);
    expect(due).toEqual([desk.clock.now + HOLD_MS, desk.clock.now + HOLD_MS]);
    expect(await claimed(desk.clock.now)).toEqual([]);
    const held = await done(reference, 'hold', 2);
    expect(held).toMatchObject({ status: 'held', version: 3, suspicion: expect.any(String) });
    expect(held.history.at(-1)).toMatchObject({ action: 'held', by: { name: 'Ann Lee' } });
    expect(await mailsOf(reference)).toEqual([]);
    await done(reference, 'release', 3);
    expect(await mailsOf(reference)).toHaveLength(2);
  });

  it('is too late when mail has left, and then nothing changes', async () => {
    const reference = await desk.send.contact({ role: 'Late' }, HELD);
    await done(reference, 'release', 1);
    const [first] = await mailsOf(reference);
    await desk.desk.storage.db
      .updateTable('outbox')
      .set({ attempts: 1 })
      .where('id', '=', first!.id)
      .execute();
    const reply = await act(reference, 'hold', 2);
    expect([reply.statusCode, reply.json().error]).toEqual([400, expect.stringContaining('already sent')]);
    expect((await ann.get(`/api/submissions/${reference}`)).json()).toMatchObject({
      status: 'new',
      version: 2,
    });
    expect(await mailsOf(reference)).toHaveLength(2);
  });

  it('brings back all that were sorted out with it, and none that was before', async () => {
    const words = { specificDetails: 'Buy our best links today' };
    const [before, first, second] = await Promise.all(
      ['x', 'y', 'z'].map((role) => desk.send.contact({ ...words, role }, HELD)),
    );
    await done(before!, 'spam', 1);
    desk.clock.now += 1000;
    await done(first!, 'spam', 1, { alike: true });
    const statusOf = async (reference: string) =>
      (await ann.get(`/api/submissions/${reference}`)).json<Submission>().status;
    expect(await statusOf(second!)).toBe('spam');
    await done(first!, 'hold', 2, { alike: true });
    expect(await Promise.all([before!, first!, second!].map(statusOf))).toEqual(['spam', 'held', 'held']);
  });

  it('a release that is undone by marking it as spam mails nobody either', async () => {
    const reference = await desk.send.contact({ role: 'Spam' }, HELD);
    await done(reference, 'spam', 1);
    await done(reference, 'release', 2);
    await done(reference, 'spam', 3);
    expect(await mailsOf(reference)).toEqual([]);
    await done(reference, 'release', 4);
    expect(await mailsOf(reference)).toHaveLength(2);
  });

  it('spam that was accepted is mailed no more, but for what somebody wrote and what is just being sent', async () => {
    const { storage } = desk.desk;
    const reference = await desk.send.contact({ role: 'Accepted spam' });
    await done(reference, 'answer', 1, { subject: 'Hello', text: 'Thank you.' });
    const set = (kind: OutboxKind, changes: Partial<OutboxRow>) =>
      storage.db
        .updateTable('outbox')
        .set(changes)
        .where('kind', '=', kind)
        .where('submission_id', '=', ({ selectFrom }) =>
          selectFrom('submissions').select('id').where('reference', '=', reference),
        )
        .execute();
    const states = async () => (await mailsOf(reference)).map(({ kind, state }) => `${kind} ${state}`).sort();
    const { now } = desk.clock;
    await set('company', { state: 'dead', attempts: 9, last_error: '550 no', done_at: now });
    await set('acknowledgement', { attempts: 3, last_error: '451 later', due_at: now + 60_000 });
    await done(reference, 'spam', 2);
    expect(await states()).toEqual(['acknowledgement cancelled', 'answer pending', 'company cancelled']);

    await done(reference, 'release', 3);
    const again = ['acknowledgement pending', 'company pending'];
    const before = ['acknowledgement cancelled', 'answer pending', 'company cancelled'];
    expect(await states()).toEqual([...again, ...before].sort());

    await storage.db.deleteFrom('outbox').where('state', '=', 'cancelled').execute();
    await set('company', { state: 'sent' });
    await set('acknowledgement', { attempts: 1, lease: 'a server', due_at: now + 60_000 });
    await done(reference, 'spam', 4);
    expect(await states()).toEqual(['acknowledgement pending', 'answer pending', 'company sent']);
    await set('acknowledgement', { lease: null, last_error: '451 later' });
    await done(reference, 'release', 5);
    expect(await states()).toEqual(['acknowledgement pending', 'answer pending', 'company sent']);
    // By mistake, and at once taken back: what waited is sent, what was sent is not sent twice.
    await done(reference, 'spam', 6);
    await done(reference, 'release', 7);
    expect(await states()).toEqual([
      'acknowledgement cancelled',
      'acknowledgement pending',
      'answer pending',
      'company sent',
    ]);
  });

  it('what was cancelled does not count as mail that has left', async () => {
    const reference = await desk.send.contact({ role: 'Cancelled' }, HELD);
    await done(reference, 'release', 1);
    await desk.desk.storage.db.updateTable('outbox').set({ due_at: desk.clock.now }).execute();
    await done(reference, 'spam', 2);
    await done(reference, 'release', 3);
    expect(await done(reference, 'hold', 4)).toMatchObject({ status: 'held' });
    expect((await mailsOf(reference)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  it('a subscription is asked about once, by the release that stays', async () => {
    const reference = await desk.send.newsletter({ email: 'held@visitor.example' }, HELD);
    await done(reference, 'release', 1);
    await done(reference, 'hold', 2);
    const row = async () =>
      desk.desk.storage.db
        .selectFrom('submissions')
        .select(['confirm_token', 'state'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
    expect(await row()).toEqual({ confirm_token: null, state: 'quarantined' });
    await done(reference, 'release', 3);
    expect((await mailsOf(reference)).map(({ kind }) => kind)).toEqual(['confirmation']);
    expect((await row()).confirm_token).not.toBeNull();
  });

  it('is for what was held, for the version that was seen, and for those who see the form', async () => {
    const accepted = await desk.send.contact({ role: 'Never held' });
    expect((await act(accepted, 'hold', 1)).json().error).toContain('never in quarantine');
    const held = await desk.send.contact({ role: 'Still held' }, HELD);
    expect((await act(held, 'hold', 1)).json().error).toContain('already in quarantine');
    await done(held, 'release', 1);
    expect((await act(held, 'hold', 1)).json()).toMatchObject({
      conflict: { by: { name: 'Ann Lee' }, what: 'released this' },
    });
    const application = await desk.send.careers({ city: 'Out of sight' }, HELD);
    await done(application, 'spam', 1);
    expect((await jun.post(`/api/submissions/${application}/hold`, { version: 2 })).statusCode).toBe(404);
  });
});

describe.each(DATABASES)('a wave of the same words on %s', (name) => {
  const desk = prepareDesk(databases, name, { bulk: { portion: 2, request: 4 } });
  const words = { specificDetails: 'Cheap links for every shop' };
  const COPIES = 11;
  let ann: SignedInClient;
  let references: readonly string[];
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'enquiries', 'Ann Lee');
    const send = (_: unknown, index: number) => desk.send.contact({ ...words, role: `R${index}` }, HELD);
    references = await Promise.all(Array.from({ length: COPIES }, send));
  });
  const states = async () => {
    const rows = await desk.desk.storage.db
      .selectFrom('submissions')
      .select(['reference', 'state', 'version'])
      .where('form', '=', 'contact')
      .execute();
    return rows.sort((a, b) => references.indexOf(a.reference) - references.indexOf(b.reference));
  };
  const entries = (action: 'spam' | 'held') =>
    desk.desk.storage.db
      .selectFrom('history')
      .selectAll()
      .where('action', '=', action)
      .where('person_id', '=', ann.person.id)
      .execute();
  /** Sends the same request until nothing remains, as the desk does. */
  async function repeat(action: 'spam' | 'hold', reference: string, version: number) {
    const replies: [done: number, remaining: number][] = [];
    for (let seen = version; ; ) {
      const reply = await ann.post(`/api/submissions/${reference}/${action}`, { version: seen, alike: true });
      const { done, remaining, submission } = reply.json();
      replies.push([done, remaining]);
      seen = submission.version;
      desk.clock.now += 1000;
      if (remaining === 0 || replies.length > COPIES) return replies;
    }
  }

  it('is one row, with the number of its copies, and whole in an export', async () => {
    const page = (await ann.get('/api/submissions?tab=held')).json();
    expect(page.rows).toHaveLength(1);
    expect(page).toMatchObject({ rows: [{ alike: COPIES - 1 }], tabs: { held: COPIES }, next: null });
    expect((await ann.get('/api/today')).json().held).toHaveLength(1);
    // Where something else chooses among the copies, each of them is listed.
    expect((await ann.get('/api/submissions?tab=held&q=cheap')).json().rows).toHaveLength(COPIES);
    const boss = await desk.signIn('administrator', 'everything');
    expect((await boss.get('/api/export/submissions?tab=held&format=json')).json()).toHaveLength(COPIES);
    // Copies of another form are not counted where the reader does not see it.
    const application = { experience: '', application: words.specificDetails };
    await desk.send.careers(application, HELD);
    expect((await ann.get('/api/submissions?tab=held')).json().rows).toMatchObject([{ alike: COPIES - 1 }]);
  });

  it('is marked as spam a limited number at a time, each with its entry in the history', async () => {
    // A copy that a colleague marked before is no part of it.
    const jun = await desk.signIn('agent', 'enquiries', 'Jun Park');
    await jun.post(`/api/submissions/${references[0]}/spam`, { version: 1 });
    desk.clock.now += 1000;
    expect(await repeat('spam', references[1]!, 1)).toEqual([
      [4, 6],
      [4, 2],
      [2, 0],
    ]);
    expect(await states()).toEqual(
      references.map((reference) => ({ reference, state: 'rejected', version: 2 })),
    );
    const marked = await entries('spam');
    expect(marked.map(({ reference }) => reference).sort()).toEqual(references.slice(1).sort());
    expect(marked.every(({ via, form }) => via === 'desk' && form === 'contact')).toBe(true);
  });

  it('sent once more changes nothing', async () => {
    const reply = await ann.post(`/api/submissions/${references[1]}/spam`, { version: 2, alike: true });
    expect(reply.json()).toMatchObject({ ok: true, done: 0, remaining: 0, submission: { version: 2 } });
    expect(await entries('spam')).toHaveLength(COPIES - 1);
  });

  it('is undone as a whole, a limited number at a time', async () => {
    expect(await repeat('hold', references[1]!, 2)).toEqual([
      [4, 6],
      [4, 2],
      [2, 0],
    ]);
    const [before, ...wave] = await states();
    expect(before).toMatchObject({ state: 'rejected', version: 2 });
    expect(wave.every(({ state, version }) => state === 'quarantined' && version === 3)).toBe(true);
    expect((await entries('held')).map(({ reference }) => reference).sort()).toEqual(
      references.slice(1).sort(),
    );
  });

  it('ends where a colleague decided about the first of it', async () => {
    const version = 3;
    const url = `/api/submissions/${references[1]}`;
    const first = await ann.post(`${url}/spam`, { version, alike: true });
    await ann.post(`${url}/release`, { version: first.json().submission.version });
    const next = await ann.post(`${url}/spam`, { version: first.json().submission.version, alike: true });
    expect(next.statusCode).toBe(409);
  });
});
