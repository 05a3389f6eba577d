import { beforeAll, describe, expect, it } from 'vitest';
import { HOLD_MS } from '#contract/desk/actions.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();

describe('what can be done with an item', () => {
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
  const done = async (...args: Parameters<typeof act>): Promise<Submission> => {
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

  it('answers to the address that a colleague has corrected, the newest of them', async () => {
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
    await done(ann, reference, 'answer', 1, { subject: 'First', text: 'Before anybody knew.' });
    expect(await answers()).toEqual([null]);
    await correct('acknowledgement', 'Ann@corrected.example');
    // What has not left yet goes to the corrected address as well.
    await done(ann, reference, 'answer', 3, { subject: 'Second', text: 'It arrives.' });
    expect(await answers()).toEqual(['Ann@corrected.example', 'Ann@corrected.example']);
    await correct('answer', 'Ann@again.example');
    await done(ann, reference, 'answer', 5, { subject: 'Third', text: 'It arrives, too.' });
    expect((await answers()).at(-1)).toBe('Ann@again.example');
  });

  it('shows, finds and exports the corrected address, and keeps the typed one as history', async () => {
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

  it('tells somebody who answers at the same time that the address was corrected', async () => {
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

  it('sends no reply with a blank of a saved reply in it, and names the blank', async () => {
    const reference = await desk.send.contact({ role: 'Blank' });
    const send = (text: string) => act(ann, reference, 'answer', 1, { subject: 'Yours', text });
    const refused = await send('Hello Ann,\n\n[Your answer]\n\nBest regards');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error).toContain('[Your answer]');
    expect(await mailsOf(reference)).not.toContainEqual(expect.objectContaining({ kind: 'answer' }));
    expect((await send('As in [1], see [our page].')).statusCode).toBe(200);
  });

  it('writes an undo down as an undo', async () => {
    const reference = await desk.send.contact({ role: 'Undone' });
    const held = await desk.send.contact({ role: 'Undone, held' }, { suspicion: 'trap' });
    const undo = { undo: true };
    await done(ann, reference, 'assign', 1, { person: ann.person.id });
    await done(ann, reference, 'assign', 2, { person: null, ...undo });
    await done(ann, reference, 'answered', 3);
    await done(ann, reference, 'reopened', 4, undo);
    await done(ann, reference, 'spam', 5);
    const submission = await done(ann, reference, 'release', 6, undo);
    await done(ann, held, 'release', 1);
    const again = await done(ann, held, 'hold', 2, undo);
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
    expect(actions(again)).toEqual(['released', 'release-undone']);
  });

  it('takes, marks, opens again and notes, and writes down who did it', async () => {
    const reference = await desk.send.contact();
    const taken = await done(ann, reference, 'assign', 1, { person: jun.person.id });
    expect(taken).toMatchObject({
      status: 'in-hand',
      version: 2,
      assignee: { name: 'Jun Park', initials: 'JP' },
    });
    const noted = await done(jun, reference, 'note', 2, {
      text: ' Calls back. \u0000',
      mentions: [ann.person.id],
    });
    expect(noted).toMatchObject({ version: 3, notes: 1 });
    const answered = await done(jun, reference, 'answered', 3);
    expect(answered).toMatchObject({ status: 'answered', answeredAt: desk.clock.now });
    const reopened = await done(ann, reference, 'reopened', 4);
    expect(reopened).toMatchObject({ status: 'in-hand', answeredAt: null });
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
    const given = await done(ann, reference, 'assign', 5, { person: null });
    expect(given).toMatchObject({ status: 'new', assignee: null });
  });

  it('restores who answered and when, where reopening is undone', async () => {
    const reference = await desk.send.contact();
    const answeredAt = desk.clock.now;
    const marks = async () => {
      const query = desk.desk.storage.db.selectFrom('submissions').select(['acked_at', 'answered_by']);
      return query.where('reference', '=', reference).executeTakeFirst();
    };
    const body = { subject: 'Hello', text: 'Soon' };
    await done(ann, reference, 'answer', 1, body);
    await done(ann, reference, 'answer-undo', 2);
    desk.clock.now += 1000;
    await done(jun, reference, 'answered', 3);
    desk.clock.now += 1000;
    await done(ann, reference, 'answer', 4, body);
    let version = 5;
    // As often as somebody changes their mind.
    for (const _ of [1, 2]) {
      desk.clock.now += 1000;
      await done(ann, reference, 'reopened', version);
      expect((await act(jun, reference, 'reopen-undo', version + 1)).statusCode, 'of somebody else').toBe(
        400,
      );
      await done(ann, reference, 'note', version + 1, { text: 'Wrong one', mentions: [] });
      const back = await done(ann, reference, 'reopen-undo', version + 2);
      expect(back).toMatchObject({ status: 'answered', answeredAt: answeredAt + 1000 });
      expect(back.history.at(-1)).toMatchObject({ action: 'reopen-undone', by: { name: 'Ann Lee' } });
      expect(await marks()).toEqual({ acked_at: answeredAt + 1000, answered_by: jun.person.id });
      version += 3;
    }
    expect((await act(ann, reference, 'reopen-undo', version)).statusCode, 'answered already').toBe(400);
  });

  it('gives work to nobody who may not do it', async () => {
    const reference = await desk.send.contact();
    for (const { person } of [reader, hr]) {
      expect((await act(ann, reference, 'assign', 1, { person: person.id })).statusCode).toBe(400);
    }
    expect((await act(ann, reference, 'assign', 1, { person: 'nobody' })).statusCode).toBe(400);
    const mention = { text: 'Look', mentions: [hr.person.id] };
    expect((await act(ann, reference, 'note', 1, mention)).statusCode).toBe(400);
  });

  it('tells whoever comes second who was quicker, and does nothing', async () => {
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
    expect(await done(ann, reference, 'answer', 1, body)).toMatchObject(assigned);
    const undone = await done(ann, reference, 'answer-undo', 2);
    expect(undone).toMatchObject({ status: 'new', assignee: null });
    expect(undone.history.slice(-4).map(({ action, about }) => [action, about?.name ?? null])).toEqual([
      ['assigned', 'Ann Lee'],
      ['answer-sent', null],
      ['assign-undone', null],
      ['answer-undone', null],
    ]);
    // Whoever had it before keeps it.
    await done(ann, reference, 'assign', 3, { person: ann.person.id });
    expect(await done(jun, reference, 'answer', 4, body)).toMatchObject(assigned);
    expect(await done(jun, reference, 'answer-undo', 5)).toMatchObject(assigned);
  });

  it('sends an answer once it can no longer be undone', async () => {
    const reference = await desk.send.contact();
    const body = { subject: 'Your\nmachines', text: 'They can talk.\n\nShall we?' };
    const sent = await done(ann, reference, 'answer', 1, body);
    expect(sent).toMatchObject({ status: 'answered', version: 2 });
    const [mail] = (await mailsOf(reference)).filter(({ kind }) => kind === 'answer');
    expect(mail).toMatchObject({
      state: 'pending',
      due_at: desk.clock.now + HOLD_MS,
      subject: 'Your machines',
      body: body.text,
    });
    const undone = await done(ann, reference, 'answer-undo', 2);
    expect(undone).toMatchObject({ status: 'new', answeredAt: null, version: 3 });
    expect((await mailsOf(reference)).find(({ kind }) => kind === 'answer')).toMatchObject({
      state: 'cancelled',
    });
    expect((await act(ann, reference, 'answer-undo', 3)).statusCode).toBe(400);

    await done(ann, reference, 'answered', 3);
    desk.clock.now += 1000;
    await done(ann, reference, 'answer', 4, body);
    expect(await done(ann, reference, 'answer-undo', 5)).toMatchObject({ status: 'answered' });

    await done(ann, reference, 'answer', 6, body);
    await desk.desk.storage.db
      .updateTable('outbox')
      .set({ attempts: 1, lease: 'x' })
      .where('kind', '=', 'answer')
      .where('state', '=', 'pending')
      .execute();
    const late = await act(ann, reference, 'answer-undo', 7);
    expect([late.statusCode, late.json().error]).toEqual([400, expect.stringContaining('already sent')]);
  });

  it('sorts out all with the same words, and releases what was held by mistake', async () => {
    const spam = { specificDetails: 'Buy  CHEAP links!' };
    const [first, second] = await Promise.all(
      ['a', 'b'].map((role) => desk.send.contact({ ...spam, role }, { suspicion: 'trap' })),
    );
    const application = await desk.send.careers(
      { application: 'buy cheap links' },
      { suspicion: 'too-fast' },
    );
    const held: Submission = (await ann.get(`/api/submissions/${first}`)).json();
    expect(held).toMatchObject({ status: 'held', alike: 1, sameTextKey: expect.any(String) });
    expect((await ann.get(`/api/submissions/${second}`)).json().sameTextKey).toBe(held.sameTextKey);
    expect((await act(ann, first!, 'answered', 1)).statusCode).toBe(400);
    await done(jun, first!, 'spam', 1, { alike: true });
    expect((await ann.get(`/api/submissions/${second}`)).json()).toMatchObject({
      status: 'spam',
      version: 2,
    });
    expect((await ann.get(`/api/submissions/${application}`)).json()).toMatchObject({ status: 'held' });
    expect(await mailsOf(second!)).toEqual([]);
    const released = await done(jun, second!, 'release', 2);
    expect(released).toMatchObject({ status: 'new', suspicion: null });
    expect((await mailsOf(second!)).map(({ kind }) => kind).sort()).toEqual(['acknowledgement', 'company']);
    // Once more, and nobody is mailed twice.
    await done(jun, second!, 'spam', 3);
    await done(jun, second!, 'release', 4);
    expect(await mailsOf(second!)).toHaveLength(2);
    expect((await act(jun, second!, 'release', 5)).statusCode).toBe(400);
  });

  it('erases one item for good, after the reference was typed', async () => {
    const reference = await desk.send.contact({ name: 'Erasmus Gone', role: 'Zanzibarian' });
    const other = await desk.send.contact({ name: 'Erasmus Gone', role: 'Other' });
    await done(ann, reference, 'note', 1, { text: 'About Erasmus', mentions: [] });
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
    const left = await db.selectFrom('history').selectAll().where('reference', '=', reference).execute();
    expect(left.map(({ action, text }) => [action, text])).toEqual([
      ['note', null],
      ['erased', null],
    ]);
    const words = await db.selectFrom('item_search').selectAll().execute();
    expect(JSON.stringify(words)).not.toContain('zanzibarian');
  });

  it('lets each role do what the contract says and nothing else', async () => {
    const body = { text: 'x', mentions: [], subject: 'x', person: null };
    const allowed = {
      reader: [],
      agent: ['answered', 'reopened', 'assign', 'note', 'answer', 'answer-undo', 'spam', 'release', 'hold'],
    };
    for (const action of [...allowed.agent, 'erase']) {
      const reference = await desk.send.contact();
      const statuses = [];
      for (const client of [reader, ann, hr]) {
        const reply = await act(client, reference, action, 1, { ...body, reference });
        statuses.push(reply.statusCode);
        expect(reply.headers['content-type']).toContain('application/json');
      }
      const isAgents = allowed.agent.includes(action);
      expect(statuses[0], action).toBe(403);
      expect(statuses[1] === 403, action).toBe(!isAgents);
      expect(statuses[2], action).toBe(isAgents ? 404 : 403);
    }
  });

  it('takes no body that is not one', async () => {
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
