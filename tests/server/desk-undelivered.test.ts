/** A reply that does not reach the visitor is no reply: on both databases, at the desk, in reminders and at the terminal. */

import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '#contract/desk/actions.ts';
import type { Submission, SubmissionPage } from '#contract/desk/submissions.ts';
import type { Today } from '#contract/desk/views.ts';
import { createReplyHooks } from '#server/conversations/reply-delivery.ts';
import { createReplyStore } from '#server/conversations/reply-promise.ts';
import { reopenUndelivered } from '#server/db/migrations/012-undelivered-replies.ts';
import type { DeliveryOutcome } from '#server/outbox/state.ts';

import { createOutboxStore } from '#server/outbox/store.ts';
import { DATABASES, type DatabaseName } from '../helpers/databases.ts';
import { createInbox, createSenders, prepareGround } from '../helpers/inbox.ts';
import { newPostgresDatabase } from '../helpers/shared-postgres.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const ground = prepareGround();
const REFUSED = '550 5.1.1 No such user';
const refused: DeliveryOutcome = { state: 'dead', error: REFUSED };
const sent: DeliveryOutcome = { state: 'sent', answer: '250 OK' };

describe.each(DATABASES)('a reply that is not delivered, on %s', (name: DatabaseName) => {
  let test: TestDesk;
  let agent: SignedInClient;
  let send: ReturnType<typeof createSenders>;
  let env: Record<string, string>;
  beforeAll(async () => {
    const databaseUrl = name === 'PostgreSQL' ? await newPostgresDatabase() : null;
    test = await openTestDesk({ databaseUrl });
    env = { DATA_DIR: test.dataDir, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
    agent = await test.signIn('agent');
    send = createSenders(test.desk.storage);
  });
  afterAll(() => test.close());

  const submission = async (reference: string): Promise<Submission> =>
    (await agent.get(`/api/submissions/${reference}`)).json();
  const act = async (reference: string, action: string, body: object = {}) => {
    test.clock.now += 1000;
    const { version } = await submission(reference);
    const reply = await agent.post(`/api/submissions/${reference}/${action}`, { version, ...body });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const reply = (reference: string, text = 'By spring.') =>
    act(reference, 'answer', { subject: 'Your machines', text });
  /** As if the mail server had said this about everything that is due. */
  const deliver = async (outcome: DeliveryOutcome) => {
    test.clock.now += HOLD_MS;
    const outbox = createOutboxStore(test.desk.storage, createReplyHooks(test.desk.storage.kind));
    const now = test.clock.now;
    const claims = await outbox.claim({ limit: 10, now, leaseMs: 1000, kinds: ['answer'] });
    for (const claim of claims) await outbox.finish(claim, outcome, now);
    return claims.length;
  };
  const correct = async (reference: string, to: string) => {
    test.clock.now += 1000;
    const { undelivered } = await submission(reference);
    return agent.post(`/api/delivery/${undelivered?.mail}/address`, { to });
  };
  const isWaiting = async (reference: string) => {
    const { rows } = (await agent.get('/api/submissions?kind=enquiry&tab=waiting')).json<SubmissionPage>();
    const today = (await agent.get('/api/today')).json<Today>();
    const reminded = await createReplyStore(test.desk.storage.db).unanswered(0);
    const inbox = createInbox(env, ground.folder);
    const listed = (await inbox.json('export', '--state', 'unanswered')) as { reference: string }[];
    const { answeredAt, status } = await submission(reference);
    const all = [
      rows.some((row) => row.reference === reference),
      today.waiting.some((row) => row.reference === reference),
      listed.some((row) => row.reference === reference),
      answeredAt === null,
      status !== 'answered',
    ];
    expect(new Set(all).size, 'all lists agree').toBe(1);
    return { isWaiting: all[0], reminders: reminded.length };
  };
  const actions = async (reference: string) =>
    (await submission(reference)).history.map(({ action }) => action);

  it('puts the enquiry back into every list of what waits, with the words of the mail server', async () => {
    const reference = await send.contact({}, { at: test.clock.now });
    await reply(reference);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
    await deliver(refused);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: true, reminders: 1 });
    const { rows } = (await agent.get('/api/submissions?kind=enquiry&tab=waiting')).json<SubmissionPage>();
    expect(rows.find((row) => row.reference === reference)?.undelivered).toMatchObject({
      to: 'Ann@visitor.example',
      answer: REFUSED,
      isResending: false,
    });
    expect((await submission(reference)).history.at(-1)).toMatchObject({
      action: 'reply-failed',
      text: REFUSED,
    });
    expect(await actions(reference)).not.toContain('mail-failed');
    expect(await createInbox(env, ground.folder).json('export', '--text', reference)).toMatchObject([
      { status: 'reply not delivered' },
    ]);
    expect((await agent.get('/api/me')).json().counts.enquiries).toBe(1);
    await act(reference, 'spam');
  });

  it('counts as answered once the corrected reply is delivered, by who wrote it', async () => {
    const reference = await send.contact({ role: 'Corrected' }, { at: test.clock.now });
    await reply(reference);
    await deliver(refused);
    expect((await correct(reference, 'ann@right.example')).statusCode).toBe(200);
    expect((await submission(reference)).undelivered).toMatchObject({
      to: 'ann@right.example',
      isResending: true,
    });
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: true });
    await deliver(sent);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
    const after = await submission(reference);
    expect(after).toMatchObject({ undelivered: null, answeredAt: test.clock.now });
    expect(after.history.at(-1)).toMatchObject({ action: 'reply-delivered', text: 'ann@right.example' });
    const { answered_by } = await test.desk.storage.db
      .selectFrom('submissions')
      .select('answered_by')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(answered_by).toBe(agent.person.id);
  });

  it('also when it is only stuck after several attempts, or somebody stops sending it', async () => {
    const stuck = await send.contact({ role: 'Stuck' }, { at: test.clock.now });
    await reply(stuck);
    const later = (): DeliveryOutcome => ({
      state: 'pending',
      error: '452 4.2.2 Full',
      dueAt: test.clock.now,
    });
    await deliver(later());
    await deliver(later());
    expect(await isWaiting(stuck)).toMatchObject({ isWaiting: false });
    await deliver(later());
    expect(await isWaiting(stuck)).toMatchObject({ isWaiting: true });
    await deliver(sent);
    expect(await isWaiting(stuck)).toMatchObject({ isWaiting: false });

    const stopped = await send.contact({ role: 'Stopped' }, { at: test.clock.now });
    await reply(stopped);
    const { id } = await test.desk.storage.db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'answer')
      .where('state', '=', 'pending')
      .executeTakeFirstOrThrow();
    expect((await agent.post(`/api/delivery/${id}/give-up`)).statusCode).toBe(200);
    expect(await isWaiting(stopped)).toMatchObject({ isWaiting: true });
    await act(stopped, 'spam');
  });

  it('stays answered where somebody marked it by hand since, and the notice stays', async () => {
    const reference = await send.contact({ role: 'Phone' }, { at: test.clock.now });
    await reply(reference);
    await deliver(refused);
    await act(reference, 'answered');
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
    expect((await submission(reference)).undelivered).toMatchObject({ answer: REFUSED });
    await correct(reference, 'still@wrong.example');
    await deliver(refused);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
    expect((await submission(reference)).undelivered).toMatchObject({ to: 'still@wrong.example' });
  });

  it('a newer reply takes its place, and one that is undone does not', async () => {
    const reference = await send.contact({ role: 'Twice' }, { at: test.clock.now });
    await reply(reference);
    await deliver(refused);
    await reply(reference, 'Never mind.');
    await act(reference, 'answer-undo');
    expect((await submission(reference)).undelivered).toMatchObject({ answer: REFUSED });
    await correct(reference, 'ann@right.example');
    await deliver(sent);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
    await reply(reference, 'One more thing.');
    await deliver(refused);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: true });
    await reply(reference, 'Third.');
    expect((await submission(reference)).undelivered).toBeNull();
    await deliver(sent);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
  });

  it('what a version before this one left as answered waits again, unless marked by hand since', async () => {
    const { db } = test.desk.storage;
    const left = await send.contact({ role: 'Left' }, { at: test.clock.now });
    const byHand = await send.contact({ role: 'By hand' }, { at: test.clock.now });
    for (const reference of [left, byHand]) await reply(reference);
    await deliver(refused);
    const reply1 = await db.selectFrom('outbox').select('created_at').where('kind', '=', 'answer').execute();
    const at = Math.max(...reply1.map(({ created_at }) => created_at));
    const old = db.updateTable('submissions');
    await old
      .set({ acked_at: at - 1000 })
      .where('reference', '=', left)
      .execute();
    await old
      .set({ acked_at: at + 1 })
      .where('reference', '=', byHand)
      .execute();
    await reopenUndelivered(db as unknown as Kysely<unknown>);
    expect(await isWaiting(left)).toMatchObject({ isWaiting: true });
    expect(await isWaiting(byHand)).toMatchObject({ isWaiting: false });
    await correct(left, 'ann@right.example');
    await deliver(sent);
    expect(await isWaiting(left)).toMatchObject({ isWaiting: false });
  });

  it('a reply that arrives does not close what somebody reopened meanwhile', async () => {
    const reference = await send.contact({ role: 'Reopened' }, { at: test.clock.now });
    await reply(reference);
    await act(reference, 'reopened');
    await deliver(sent);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: true });
    await act(reference, 'reopen-undo');
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
  });
});
