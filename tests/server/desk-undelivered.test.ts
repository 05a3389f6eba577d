/** An undelivered reply reopens its submission on both databases: at the desk, in reminders and on the command line. */

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
import { createInbox, createSenders, prepareTestFolder } from '../helpers/inbox.ts';
import { newPostgresDatabase } from '../helpers/shared-postgres.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const testFolder = prepareTestFolder();
const REFUSED = '550 5.1.1 No such user';
const refused: DeliveryOutcome = { state: 'dead', error: REFUSED };
const sent: DeliveryOutcome = { state: 'sent', answer: '250 OK' };

describe.each(DATABASES)('the delivery of a reply on %s', (name: DatabaseName) => {
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
  /** Gives every due reply this outcome, as the mail server would. */
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
    const inbox = createInbox(env, testFolder.folder);
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

  it('reopens the enquiry in every list if it fails, with the mail server response', async () => {
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
    expect(await createInbox(env, testFolder.folder).json('export', '--text', reference)).toMatchObject([
      { status: 'reply not delivered' },
    ]);
    expect((await agent.get('/api/me')).json().counts.enquiries).toBe(1);
    await act(reference, 'spam');
  });

  it('closes the enquiry in the name of the author once it succeeds at a corrected address', async () => {
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

  it('reopens the enquiry after three failed attempts, or when it is stopped', async () => {
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

  it('does not reopen an enquiry that was closed by hand, but its failure is still shown', async () => {
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

  it('is superseded by that of a newer reply, unless the newer one is undone', async () => {
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

  it('is checked by migration 012, which reopens enquiries unless closed by hand since', async () => {
    const { db } = test.desk.storage;
    const reopened = await send.contact({ role: 'Left' }, { at: test.clock.now });
    const byHand = await send.contact({ role: 'By hand' }, { at: test.clock.now });
    for (const reference of [reopened, byHand]) await reply(reference);
    await deliver(refused);
    const replies = await db.selectFrom('outbox').select('created_at').where('kind', '=', 'answer').execute();
    const at = Math.max(...replies.map(({ created_at }) => created_at));
    const update = db.updateTable('submissions');
    await update
      .set({ acked_at: at - 1000 })
      .where('reference', '=', reopened)
      .execute();
    await update
      .set({ acked_at: at + 1 })
      .where('reference', '=', byHand)
      .execute();
    await reopenUndelivered(db as unknown as Kysely<unknown>);
    expect(await isWaiting(reopened)).toMatchObject({ isWaiting: true });
    expect(await isWaiting(byHand)).toMatchObject({ isWaiting: false });
    await correct(reopened, 'ann@right.example');
    await deliver(sent);
    expect(await isWaiting(reopened)).toMatchObject({ isWaiting: false });
  });

  it('does not close an enquiry that was reopened meanwhile', async () => {
    const reference = await send.contact({ role: 'Reopened' }, { at: test.clock.now });
    await reply(reference);
    await act(reference, 'reopened');
    await deliver(sent);
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: true });
    await act(reference, 'reopen-undo');
    expect(await isWaiting(reference)).toMatchObject({ isWaiting: false });
  });
});
