import { beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '#contract/desk/actions.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { MAIL_KINDS, type OutboxKind, type OutboxRow } from '#server/db/schema.ts';
import { createOutboxStore } from '#server/outbox/store.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const QUARANTINED = { suspicion: 'trap' } as const;

describe.each(DATABASES)('quarantine and spam actions on %s', (name) => {
  const desk = prepareDesk(databases, name);
  let ann: SignedInClient;
  let jun: SignedInClient;
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'everything', 'Ann Lee');
    jun = await desk.signIn('agent', 'enquiries', 'Jun Park');
  });
  const act = (reference: string, action: string, version: number, body: object = {}) =>
    ann.post(`/api/submissions/${reference}/${action}`, { version, ...body });
  const perform = async (...args: Parameters<typeof act>): Promise<Submission> => {
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
  const claim = async (now: number) =>
    createOutboxStore(desk.desk.storage).claim({ limit: 100, leaseMs: 1000, kinds: MAIL_KINDS, now });

  it('undo a release with its delayed mail, which a second release queues again', async () => {
    const reference = await desk.send.contact({ role: 'Release' }, QUARANTINED);
    await perform(reference, 'release', 1);
    const due = (await mailsOf(reference)).map(({ due_at }) => due_at);
    expect(due).toEqual([desk.clock.now + HOLD_MS, desk.clock.now + HOLD_MS]);
    expect(await claim(desk.clock.now)).toEqual([]);
    const requarantined = await perform(reference, 'requarantine', 2);
    expect(requarantined).toMatchObject({ status: 'quarantined', version: 3, suspicion: expect.any(String) });
    expect(requarantined.history.at(-1)).toMatchObject({ action: 'held', by: { name: 'Ann Lee' } });
    expect(await mailsOf(reference)).toEqual([]);
    await perform(reference, 'release', 3);
    expect(await mailsOf(reference)).toHaveLength(2);
  });

  it('cannot undo a release once sending its mail has started', async () => {
    const reference = await desk.send.contact({ role: 'Late' }, QUARANTINED);
    await perform(reference, 'release', 1);
    const [first] = await mailsOf(reference);
    await desk.desk.storage.db
      .updateTable('outbox')
      .set({ attempts: 1 })
      .where('id', '=', first!.id)
      .execute();
    const reply = await act(reference, 'requarantine', 2);
    expect([reply.statusCode, reply.json().error]).toEqual([400, expect.stringContaining('already sent')]);
    expect((await ann.get(`/api/submissions/${reference}`)).json()).toMatchObject({
      status: 'new',
      version: 2,
    });
    expect(await mailsOf(reference)).toHaveLength(2);
  });

  it('undo spam for all submissions marked together, and none marked earlier', async () => {
    const sameText = { specificDetails: 'Buy our best links today' };
    const [before, first, second] = await Promise.all(
      ['x', 'y', 'z'].map((role) => desk.send.contact({ ...sameText, role }, QUARANTINED)),
    );
    await perform(before!, 'spam', 1);
    desk.clock.now += 1000;
    await perform(first!, 'spam', 1, { alike: true });
    const statusOf = async (reference: string) =>
      (await ann.get(`/api/submissions/${reference}`)).json<Submission>().status;
    expect(await statusOf(second!)).toBe('spam');
    await perform(first!, 'requarantine', 2, { alike: true });
    expect(await Promise.all([before!, first!, second!].map(statusOf))).toEqual([
      'spam',
      'quarantined',
      'quarantined',
    ]);
  });

  it('discard the mail of a release when the submission is marked as spam', async () => {
    const reference = await desk.send.contact({ role: 'Spam' }, QUARANTINED);
    await perform(reference, 'spam', 1);
    await perform(reference, 'release', 2);
    await perform(reference, 'spam', 3);
    expect(await mailsOf(reference)).toEqual([]);
    await perform(reference, 'release', 4);
    expect(await mailsOf(reference)).toHaveLength(2);
  });

  it('cancel mail of accepted submissions marked as spam, except replies and mail in flight', async () => {
    const { storage } = desk.desk;
    const reference = await desk.send.contact({ role: 'Accepted spam' });
    await perform(reference, 'answer', 1, { subject: 'Hello', text: 'Thank you.' });
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
    await perform(reference, 'spam', 2);
    expect(await states()).toEqual(['acknowledgement cancelled', 'answer pending', 'company cancelled']);

    await perform(reference, 'release', 3);
    const again = ['acknowledgement pending', 'company pending'];
    const before = ['acknowledgement cancelled', 'answer pending', 'company cancelled'];
    expect(await states()).toEqual([...again, ...before].sort());

    await storage.db.deleteFrom('outbox').where('state', '=', 'cancelled').execute();
    await set('company', { state: 'sent' });
    await set('acknowledgement', { attempts: 1, lease: 'a server', due_at: now + 60_000 });
    await perform(reference, 'spam', 4);
    expect(await states()).toEqual(['acknowledgement pending', 'answer pending', 'company sent']);
    await set('acknowledgement', { lease: null, last_error: '451 later' });
    await perform(reference, 'release', 5);
    expect(await states()).toEqual(['acknowledgement pending', 'answer pending', 'company sent']);
    // Marked by mistake and released at once: pending mail is queued again, sent mail is not.
    await perform(reference, 'spam', 6);
    await perform(reference, 'release', 7);
    expect(await states()).toEqual([
      'acknowledgement cancelled',
      'acknowledgement pending',
      'answer pending',
      'company sent',
    ]);
  });

  it('can undo a release whose canceled mail was never sent', async () => {
    const reference = await desk.send.contact({ role: 'Cancelled' }, QUARANTINED);
    await perform(reference, 'release', 1);
    await desk.desk.storage.db.updateTable('outbox').set({ due_at: desk.clock.now }).execute();
    await perform(reference, 'spam', 2);
    await perform(reference, 'release', 3);
    expect(await perform(reference, 'requarantine', 4)).toMatchObject({ status: 'quarantined' });
    expect((await mailsOf(reference)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
  });

  it('send the confirmation mail of a subscription only for the final release', async () => {
    const reference = await desk.send.newsletter({ email: 'held@visitor.example' }, QUARANTINED);
    await perform(reference, 'release', 1);
    await perform(reference, 'requarantine', 2);
    const row = async () =>
      desk.desk.storage.db
        .selectFrom('submissions')
        .select(['confirm_token', 'state'])
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
    expect(await row()).toEqual({ confirm_token: null, state: 'quarantined' });
    await perform(reference, 'release', 3);
    expect((await mailsOf(reference)).map(({ kind }) => kind)).toEqual(['confirmation']);
    expect((await row()).confirm_token).not.toBeNull();
  });

  it('reject undo if never quarantined, already quarantined, stale or out of scope', async () => {
    const accepted = await desk.send.contact({ role: 'Never held' });
    expect((await act(accepted, 'requarantine', 1)).json().error).toContain('never in quarantine');
    const quarantined = await desk.send.contact({ role: 'Still held' }, QUARANTINED);
    expect((await act(quarantined, 'requarantine', 1)).json().error).toContain('already in quarantine');
    await perform(quarantined, 'release', 1);
    expect((await act(quarantined, 'requarantine', 1)).json()).toMatchObject({
      conflict: { by: { name: 'Ann Lee' }, what: 'released this' },
    });
    const application = await desk.send.careers({ city: 'Out of sight' }, QUARANTINED);
    await perform(application, 'spam', 1);
    expect((await jun.post(`/api/submissions/${application}/requarantine`, { version: 2 })).statusCode).toBe(
      404,
    );
  });
});

describe.each(DATABASES)('submissions with the same text on %s', (name) => {
  const desk = prepareDesk(databases, name, { bulk: { portion: 2, request: 4 } });
  const sameText = { specificDetails: 'Cheap links for every shop' };
  const COPIES = 11;
  let ann: SignedInClient;
  let references: readonly string[];
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'enquiries', 'Ann Lee');
    const send = (_: unknown, index: number) =>
      desk.send.contact({ ...sameText, role: `R${index}` }, QUARANTINED);
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
  async function repeat(action: 'spam' | 'release' | 'requarantine', reference: string, version: number) {
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

  it('are listed as one row with the number of copies, and exported one by one', async () => {
    const page = (await ann.get('/api/submissions?tab=quarantined')).json();
    expect(page.rows).toHaveLength(1);
    expect(page).toMatchObject({ rows: [{ alike: COPIES - 1 }], tabs: { quarantined: COPIES }, next: null });
    expect((await ann.get('/api/today')).json().quarantined).toHaveLength(1);
    // With a search filter, each copy is listed.
    expect((await ann.get('/api/submissions?tab=quarantined&q=cheap')).json().rows).toHaveLength(COPIES);
    const boss = await desk.signIn('administrator', 'everything');
    expect((await boss.get('/api/export/submissions?tab=quarantined&format=json')).json()).toHaveLength(
      COPIES,
    );
    // Copies in a form out of scope are not counted.
    const application = { experience: '', application: sameText.specificDetails };
    await desk.send.careers(application, QUARANTINED);
    expect((await ann.get('/api/submissions?tab=quarantined')).json().rows).toMatchObject([
      { alike: COPIES - 1 },
    ]);
  });

  it('are marked as spam in limited batches, each with a history entry', async () => {
    // A copy that a colleague marked earlier is not included.
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

  it('are not changed when the same spam request is repeated', async () => {
    const reply = await ann.post(`/api/submissions/${references[1]}/spam`, { version: 2, alike: true });
    expect(reply.json()).toMatchObject({ ok: true, done: 0, remaining: 0, submission: { version: 2 } });
    expect(await entries('spam')).toHaveLength(COPIES - 1);
  });

  it('are restored by undo in limited batches, except a copy marked earlier', async () => {
    expect(await repeat('requarantine', references[1]!, 2)).toEqual([
      [4, 6],
      [4, 2],
      [2, 0],
    ]);
    const [markedEarlier, ...batch] = await states();
    expect(markedEarlier).toMatchObject({ state: 'rejected', version: 2 });
    expect(batch.every(({ state, version }) => state === 'quarantined' && version === 3)).toBe(true);
    expect((await entries('held')).map(({ reference }) => reference).sort()).toEqual(
      references.slice(1).sort(),
    );
  });

  it('are released in limited batches with their mail, and brought back by undo', async () => {
    const mails = () =>
      desk.desk.storage.db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'pending')
        .where('kind', '=', 'company')
        .execute();
    const before = (await mails()).length;
    expect(await repeat('release', references[1]!, 3)).toEqual([
      [4, 6],
      [4, 2],
      [2, 0],
    ]);
    const [markedEarlier, ...released] = await states();
    expect(markedEarlier).toMatchObject({ state: 'rejected' });
    expect(released.every(({ state, version }) => state === 'accepted' && version === 4)).toBe(true);
    expect((await mails()).length - before).toBe(COPIES - 1);
    const undone = await repeat('requarantine', references[1]!, 4);
    expect(undone.map(([done]) => done)).toEqual([4, 4, 2]);
    expect((await states()).filter(({ state }) => state === 'quarantined')).toHaveLength(COPIES - 1);
    expect((await mails()).length).toBe(before);
  });

  it('respond 409 if the first one was released between batches', async () => {
    const version = 5;
    const url = `/api/submissions/${references[1]}`;
    const first = await ann.post(`${url}/spam`, { version, alike: true });
    await ann.post(`${url}/release`, { version: first.json().submission.version });
    const next = await ann.post(`${url}/spam`, { version: first.json().submission.version, alike: true });
    expect(next.statusCode).toBe(409);
  });
});
