import { beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '#contract/desk/actions.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();

describe('the submission actions API', () => {
  const desk = prepareDesk(databases, 'SQLite');
  let ann: SignedInClient;
  let jun: SignedInClient;
  let reader: SignedInClient;
  let boss: SignedInClient;
  let hr: SignedInClient;
  beforeAll(async () => {
    ann = await desk.signIn('agent', 'everything', 'Ann Lee');
    jun = await desk.signIn('agent', 'enquiries', 'Jun Park');
    reader = await desk.signIn('reader', 'everything', 'Rita Read');
    boss = await desk.signIn('administrator', 'everything', 'Bo Boss');
    hr = await desk.signIn('agent', 'applications', 'Hana Rao');
  });

  const act = (
    client: SignedInClient,
    reference: string,
    action: string,
    version: number,
    body: object = {},
  ) => client.post(`/api/submissions/${reference}/${action}`, { version, ...body });
  const perform = async (...args: Parameters<typeof act>): Promise<Submission> => {
    const reply = await act(...args);
    expect(reply.json(), reply.body).toMatchObject({ ok: true });
    return reply.json().submission;
  };
  const mailsOf = async (reference: string) =>
    desk.desk.storage.db
      .selectFrom('outbox')
      .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
      .selectAll('outbox')
      .where('reference', '=', reference)
      .execute();

  it('sends replies, including pending ones, to the most recently corrected address', async () => {
    const reference = await desk.send.contact({ role: 'Mistyped' });
    const correct = async (kind: string, to: string) => {
      desk.clock.now += 1000;
      const { id } = (await mailsOf(reference)).find((mail) => mail.kind === kind)!;
      expect((await jun.post(`/api/delivery/${id}/address`, { to })).json()).toEqual({ ok: true });
      desk.clock.now += 1000;
    };
    const answers = async () =>
      (await mailsOf(reference))
        .filter(({ kind }) => kind === 'answer')
        .sort((a, b) => a.created_at - b.created_at)
        .map(({ recipient }) => recipient);
    await perform(ann, reference, 'answer', 1, { subject: 'First', text: 'Before anybody knew.' });
    expect(await answers()).toEqual([null]);
    await correct('acknowledgement', 'Ann@corrected.example');
    // A reply that is still pending goes to the corrected address as well.
    await perform(ann, reference, 'answer', 3, { subject: 'Second', text: 'It arrives.' });
    expect(await answers()).toEqual(['Ann@corrected.example', 'Ann@corrected.example']);
    await correct('answer', 'Ann@again.example');
    await perform(ann, reference, 'answer', 5, { subject: 'Third', text: 'It arrives, too.' });
    expect((await answers()).at(-1)).toBe('Ann@again.example');
  });

  it('shows, searches and exports the corrected address, and keeps the typed one', async () => {
    const reference = await desk.send.contact({ role: 'Typo', email: 'Mia@vistor.example' });
    const other = await desk.send.contact({ role: 'Other', email: 'mia.new@visitor.example' });
    const { id } = (await mailsOf(reference)).find(({ kind }) => kind === 'acknowledgement')!;
    const to = 'Mia.New@visitor.example';
    expect((await jun.post(`/api/delivery/${id}/address`, { to })).json()).toEqual({ ok: true });

    const submission: Submission = (await ann.get(`/api/submissions/${reference}`)).json();
    expect(submission).toMatchObject({ email: to, typedEmail: 'Mia@vistor.example' });
    expect(submission.facts.find(({ name: field }) => field === 'email')?.value).toBe(to);
    expect(submission.others.map((one) => one.reference)).toEqual([other]);
    const newest: Submission = (await ann.get(`/api/submissions/${other}`)).json();
    expect(newest.others.map((one) => one.reference)).toEqual([reference]);
    expect(newest).not.toHaveProperty('typedEmail');
    for (const q of ['mia.new', 'vistor']) {
      const { rows } = (await ann.get(`/api/search?q=${q}`)).json() as { rows: Submission[] };
      expect(
        rows.map((row) => row.reference),
        q,
      ).toContain(reference);
    }
    const csv = (await boss.get('/api/export/submissions?tab=all')).body;
    const line = csv.split('\r\n').find((each) => each.startsWith(reference))!;
    expect(line).toContain(`,${to},`);
    expect(line).toMatch(/,Mia@vistor\.example$/);
  });

  it('responds with a conflict to a reply if a colleague corrected the address meanwhile', async () => {
    const reference = await desk.send.contact({ role: 'Meanwhile', email: 'meanwhile@vistor.example' });
    const { id } = (await mailsOf(reference)).find(({ kind }) => kind === 'acknowledgement')!;
    await jun.post(`/api/delivery/${id}/address`, { to: 'meanwhile@visitor.example' });
    const reply = await act(ann, reference, 'answer', 1, { subject: 'Hello', text: 'Hello' });
    expect(reply.json().conflict).toMatchObject({
      by: { name: 'Jun Park' },
      what: 'corrected the email address to meanwhile@visitor.example',
      text: null,
    });
  });

  it('rejects a reply with an unfilled placeholder of a saved reply, and names it', async () => {
    const reference = await desk.send.contact({ role: 'Blank' });
    const send = (text: string) => act(ann, reference, 'answer', 1, { subject: 'Yours', text });
    const refused = await send('Hello Ann,\n\n[Your answer]\n\nBest regards');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toContain('[Your answer]');
    expect(await mailsOf(reference)).not.toContainEqual(expect.objectContaining({ kind: 'answer' }));
    expect((await send('As in [1], see [our page].')).statusCode).toBe(200);
  });

  it('records each undo as an undo in the history', async () => {
    const reference = await desk.send.contact({ role: 'Undone' });
    const quarantined = await desk.send.contact({ role: 'Undone, held' }, { suspicion: 'trap' });
    const undo = { undo: true };
    await perform(ann, reference, 'assign', 1, { person: ann.person.id });
    await perform(ann, reference, 'assign', 2, { person: null, ...undo });
    await perform(ann, reference, 'answered', 3);
    await perform(ann, reference, 'reopened', 4, undo);
    await perform(ann, reference, 'spam', 5);
    const submission = await perform(ann, reference, 'release', 6, undo);
    await perform(ann, quarantined, 'release', 1);
    const requarantined = await perform(ann, quarantined, 'requarantine', 2, undo);
    const actions = ({ history }: Submission) =>
      history.map(({ action }) => action).filter((each) => each !== 'received');
    expect(actions(submission)).toEqual([
      'assigned',
      'assign-undone',
      'answered',
      'answered-undone',
      'spam',
      'spam-undone',
    ]);
    expect(actions(requarantined)).toEqual(['released', 'release-undone']);
  });

  it('assigns, notes, closes and reopens a submission, and records who did it', async () => {
    const reference = await desk.send.contact();
    const assigned = await perform(ann, reference, 'assign', 1, { person: jun.person.id });
    expect(assigned).toMatchObject({
      status: 'assigned',
      version: 2,
      assignee: { name: 'Jun Park', initials: 'JP' },
    });
    const noted = await perform(jun, reference, 'note', 2, {
      text: ' Calls back. \u0000',
      mentions: [ann.person.id],
    });
    expect(noted).toMatchObject({ version: 3, notes: 1 });
    const answered = await perform(jun, reference, 'answered', 3);
    expect(answered).toMatchObject({ status: 'answered', answeredAt: desk.clock.now });
    const reopened = await perform(ann, reference, 'reopened', 4);
    expect(reopened).toMatchObject({ status: 'assigned', answeredAt: null });
    expect(
      reopened.history
        .slice(1)
        .map(({ action, by, about, text, via }) => [action, by?.name, about?.name, text, via]),
    ).toEqual([
      ['assigned', 'Ann Lee', 'Jun Park', null, 'desk'],
      ['note', 'Jun Park', 'Ann Lee', 'Calls back.', 'desk'],
      ['answered', 'Jun Park', undefined, null, 'desk'],
      ['reopened', 'Ann Lee', undefined, null, 'desk'],
    ]);
    const unassigned = await perform(ann, reference, 'assign', 5, { person: null });
    expect(unassigned).toMatchObject({ status: 'new', assignee: null });
  });

  it('restores who answered and when if the person who reopened undoes it', async () => {
    const reference = await desk.send.contact();
    const answeredAt = desk.clock.now;
    const answeredColumns = async () => {
      const query = desk.desk.storage.db.selectFrom('submissions').select(['acked_at', 'answered_by']);
      return query.where('reference', '=', reference).executeTakeFirst();
    };
    const body = { subject: 'Hello', text: 'Soon' };
    await perform(ann, reference, 'answer', 1, body);
    await perform(ann, reference, 'answer-undo', 2);
    desk.clock.now += 1000;
    await perform(jun, reference, 'answered', 3);
    desk.clock.now += 1000;
    await perform(ann, reference, 'answer', 4, body);
    let version = 5;
    // Reopening can be undone repeatedly.
    for (const _ of [1, 2]) {
      desk.clock.now += 1000;
      await perform(ann, reference, 'reopened', version);
      expect((await act(jun, reference, 'reopen-undo', version + 1)).statusCode, 'by another person').toBe(
        400,
      );
      await perform(ann, reference, 'note', version + 1, { text: 'Wrong one', mentions: [] });
      const restored = await perform(ann, reference, 'reopen-undo', version + 2);
      expect(restored).toMatchObject({ status: 'answered', answeredAt: answeredAt + 1000 });
      expect(restored.history.at(-1)).toMatchObject({ action: 'reopen-undone', by: { name: 'Ann Lee' } });
      expect(await answeredColumns()).toEqual({ acked_at: answeredAt + 1000, answered_by: jun.person.id });
      version += 3;
    }
    expect((await act(ann, reference, 'reopen-undo', version)).statusCode, 'already answered').toBe(400);
  });

  it('refuses to assign or mention a person without permission or scope', async () => {
    const reference = await desk.send.contact();
    for (const { person } of [reader, hr]) {
      expect((await act(ann, reference, 'assign', 1, { person: person.id })).statusCode).toBe(400);
    }
    expect((await act(ann, reference, 'assign', 1, { person: 'nobody' })).statusCode).toBe(400);
    const mention = { text: 'Look', mentions: [hr.person.id] };
    expect((await act(ann, reference, 'note', 1, mention)).statusCode).toBe(400);
  });

  it('rejects the second of two concurrent actions with 409, and describes the first', async () => {
    const reference = await desk.send.contact();
    const both = await Promise.all([
      act(ann, reference, 'note', 1, { text: 'Mine', mentions: [] }),
      act(jun, reference, 'answer', 1, { subject: 'Hello', text: 'Jun writes' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const conflicted = both.find(({ statusCode }) => statusCode === 409)!.json();
    const annWon = both[0]!.statusCode === 200;
    expect(conflicted).toMatchObject({
      ok: false,
      conflict: annWon
        ? {
            by: { name: 'Ann Lee' },
            what: 'wrote a note',
            text: 'Mine',
            submission: { version: 2, notes: 1 },
          }
        : {
            by: { name: 'Jun Park' },
            what: 'replied to this',
            text: 'Jun writes',
            submission: { version: 2, notes: 0 },
          },
    });
    const answers = (await mailsOf(reference)).filter(({ kind }) => kind === 'answer');
    expect(answers).toHaveLength(annWon ? 0 : 1);
    for (const action of ['answered', 'reopened', 'spam', 'release', 'answer-undo']) {
      expect((await act(ann, reference, action, 1)).statusCode, action).toBe(409);
    }
    expect((await act(boss, reference, 'erase', 1, { reference })).statusCode).toBe(409);
  });

  it('assigns an unassigned submission to the person who replies, and undo reverts it', async () => {
    const reference = await desk.send.contact();
    const body = { subject: 'Your machines', text: 'They can talk.' };
    const assigned = { assignee: { name: 'Ann Lee' } };
    expect(await perform(ann, reference, 'answer', 1, body)).toMatchObject(assigned);
    const undone = await perform(ann, reference, 'answer-undo', 2);
    expect(undone).toMatchObject({ status: 'new', assignee: null });
    expect(undone.history.slice(-4).map(({ action, about }) => [action, about?.name ?? null])).toEqual([
      ['assigned', 'Ann Lee'],
      ['answer-sent', null],
      ['assign-undone', null],
      ['answer-undone', null],
    ]);
    // An existing assignee stays.
    await perform(ann, reference, 'assign', 3, { person: ann.person.id });
    expect(await perform(jun, reference, 'answer', 4, body)).toMatchObject(assigned);
    expect(await perform(jun, reference, 'answer-undo', 5)).toMatchObject(assigned);
  });

  it('delays a reply, which can be undone until sending starts', async () => {
    const reference = await desk.send.contact();
    const body = { subject: 'Your\nmachines', text: 'They can talk.\n\nShall we?' };
    const sent = await perform(ann, reference, 'answer', 1, body);
    expect(sent).toMatchObject({ status: 'answered', version: 2 });
    const [mail] = (await mailsOf(reference)).filter(({ kind }) => kind === 'answer');
    expect(mail).toMatchObject({
      state: 'pending',
      due_at: desk.clock.now + HOLD_MS,
      subject: 'Your machines',
      body: body.text,
    });
    const undone = await perform(ann, reference, 'answer-undo', 2);
    expect(undone).toMatchObject({ status: 'new', answeredAt: null, version: 3 });
    expect((await mailsOf(reference)).find(({ kind }) => kind === 'answer')).toMatchObject({
      state: 'cancelled',
    });
    expect((await act(ann, reference, 'answer-undo', 3)).statusCode).toBe(400);

    await perform(ann, reference, 'answered', 3);
    desk.clock.now += 1000;
    await perform(ann, reference, 'answer', 4, body);
    expect(await perform(ann, reference, 'answer-undo', 5)).toMatchObject({ status: 'answered' });

    await perform(ann, reference, 'answer', 6, body);
    await desk.desk.storage.db
      .updateTable('outbox')
      .set({ attempts: 1, lease: 'x' })
      .where('kind', '=', 'answer')
      .where('state', '=', 'pending')
      .execute();
    const late = await act(ann, reference, 'answer-undo', 7);
    expect([late.statusCode, late.json().error]).toEqual([400, expect.stringContaining('already sent')]);
  });

  it('marks all submissions with the same text as spam, and mails only once on release', async () => {
    const spam = { specificDetails: 'Buy  CHEAP links!' };
    const [first, second] = await Promise.all(
      ['a', 'b'].map((role) => desk.send.contact({ ...spam, role }, { suspicion: 'trap' })),
    );
    const application = await desk.send.careers(
      { application: 'buy cheap links' },
      { suspicion: 'too-fast' },
    );
    const quarantined: Submission = (await ann.get(`/api/submissions/${first}`)).json();
    expect(quarantined).toMatchObject({ status: 'quarantined', alike: 1, sameTextKey: expect.any(String) });
    expect((await ann.get(`/api/submissions/${second}`)).json().sameTextKey).toBe(quarantined.sameTextKey);
    expect((await act(ann, first!, 'answered', 1)).statusCode).toBe(400);
    await perform(jun, first!, 'spam', 1, { alike: true });
    expect((await ann.get(`/api/submissions/${second}`)).json()).toMatchObject({
      status: 'spam',
      version: 2,
    });
    expect((await ann.get(`/api/submissions/${application}`)).json()).toMatchObject({
      status: 'quarantined',
    });
    expect(await mailsOf(second!)).toEqual([]);
    const released = await perform(jun, second!, 'release', 2);
    expect(released).toMatchObject({ status: 'new', suspicion: null });
    expect((await mailsOf(second!)).map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'company']);
    // A second release does not queue the mail again.
    await perform(jun, second!, 'spam', 3);
    await perform(jun, second!, 'release', 4);
    expect(await mailsOf(second!)).toHaveLength(2);
    expect((await act(jun, second!, 'release', 5)).statusCode).toBe(400);
  });

  it('erases a submission permanently if its reference is repeated', async () => {
    const reference = await desk.send.contact({ name: 'Erasmus Gone', role: 'Zanzibarian' });
    const other = await desk.send.contact({ name: 'Erasmus Gone', role: 'Other' });
    await perform(ann, reference, 'note', 1, { text: 'About Erasmus', mentions: [] });
    const preview = (await boss.get(`/api/submissions/${reference}/erasure`)).json();
    expect(preview.lines[0]).toEqual({ what: expect.stringContaining('its note'), count: reference });
    expect((await act(boss, reference, 'erase', 2, { reference: other })).statusCode).toBe(400);
    expect((await ann.get(`/api/submissions?tab=all&q=zanzibar`)).json().rows).toHaveLength(1);
    const reply = await act(boss, reference, 'erase', 2, { reference: reference.toLowerCase() });
    expect(reply.json()).toEqual({ ok: true });
    expect((await ann.get(`/api/submissions?tab=all&q=zanzibar`)).json().rows).toEqual([]);
    expect((await ann.get(`/api/submissions/${reference}`)).statusCode).toBe(404);
    expect((await ann.get(`/api/submissions/${other}`)).statusCode).toBe(200);
    const { db } = desk.desk.storage;
    const remaining = await db.selectFrom('history').selectAll().where('reference', '=', reference).execute();
    expect(remaining.map(({ action, text }) => [action, text])).toEqual([
      ['note', null],
      ['erased', null],
    ]);
    const searchIndex = await db.selectFrom('item_search').selectAll().execute();
    expect(JSON.stringify(searchIndex)).not.toContain('zanzibarian');
  });

  it('allows readers and agents only their actions, and responds 404 out of scope', async () => {
    const body = { text: 'x', mentions: [], subject: 'x', person: null };
    const allowed = {
      reader: [],
      agent: [
        'answered',
        'reopened',
        'assign',
        'note',
        'answer',
        'answer-undo',
        'spam',
        'release',
        'requarantine',
      ],
    };
    for (const action of [...allowed.agent, 'erase']) {
      const reference = await desk.send.contact();
      const statuses = [];
      for (const client of [reader, ann, hr]) {
        const reply = await act(client, reference, action, 1, { ...body, reference });
        statuses.push(reply.statusCode);
        expect(reply.headers['content-type']).toContain('application/json');
      }
      const isAgentAction = allowed.agent.includes(action);
      expect(statuses[0], action).toBe(403);
      expect(statuses[1] === 403, action).toBe(!isAgentAction);
      expect(statuses[2], action).toBe(isAgentAction ? 404 : 403);
    }
  });

  it('rejects a body that does not match the schema, and cross-site requests', async () => {
    const reference = await desk.send.contact();
    const bodies = [{}, { version: '1' }, { version: 1 }, { version: 1, text: '  ', mentions: [] }, []];
    for (const body of bodies) {
      expect((await ann.post(`/api/submissions/${reference}/note`, body)).statusCode).toBe(400);
    }
    const foreign = await ann.post(
      `/api/submissions/${reference}/answered`,
      { version: 1 },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.statusCode).toBe(403);
  });
});
