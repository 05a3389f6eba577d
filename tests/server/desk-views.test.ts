import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCalendar } from '#contract/calendar.ts';
import type { Submission } from '#contract/desk/submissions.ts';
import type { Delivery, DeliveryPage } from '#contract/desk/views.ts';
import { MEDIA_TYPES } from '../fixtures/resumes.ts';
import { DATABASES } from '../helpers/databases.ts';
import { prepareDesk, prepareDeskDatabases } from '../helpers/desk.ts';
import type { SignedInClient } from './test-desk.ts';

const databases = prepareDeskDatabases();
const HOUR = 3_600_000;

describe.each(DATABASES)('the desk API on %s', (name) => {
  const desk = prepareDesk(databases, name);
  let boss: SignedInClient;
  let ann: SignedInClient;
  let hr: SignedInClient;
  beforeAll(async () => {
    boss = await desk.signIn('administrator', 'everything', 'Bo Boss');
    ann = await desk.signIn('agent', 'enquiries', 'Ann Lee');
    hr = await desk.signIn('administrator', 'applications', 'Hana Rao');
  });
  const db = () => desk.desk.storage.db;
  const setMail = (reference: string, kind: string, values: object) =>
    db()
      .updateTable('outbox')
      .set(values)
      .where('kind', '=', kind as 'company')
      .where('submission_id', 'in', (sub) =>
        sub.selectFrom('submissions').select('id').where('reference', '=', reference),
      )
      .execute();

  it('returns waiting and quarantined submissions, stuck mail and the week for Today', async () => {
    const { now } = desk.clock;
    const waiting = await desk.send.contact({ role: 'Waiting' }, { at: now - HOUR });
    const answered = await desk.send.contact({ role: 'Answered' }, { at: now - 2 * HOUR });
    const quarantined = await desk.send.contact({ role: 'Held' }, { at: now, suspicion: 'trap' });
    await desk.send.careers({}, { at: now });
    await ann.post(`/api/submissions/${answered}/answered`, { version: 1 });
    await setMail(waiting, 'acknowledgement', {
      state: 'dead',
      last_error: '550 no',
      attempts: 6,
      done_at: now,
    });
    const today = (await ann.get('/api/today')).json();
    expect(today).toMatchObject({ waitingCount: 1, quarantinedCount: 1, lastAnsweredAt: now });
    expect(today.waiting.map((row: { reference: string }) => row.reference)).toEqual([waiting]);
    expect(today.quarantined.map((row: { reference: string }) => row.reference)).toEqual([quarantined]);
    expect(today.week).toHaveLength(7);
    const sums = today.week.reduce(
      (a: number[], day: { received: number; answered: number }) => [
        a[0]! + day.received,
        a[1]! + day.answered,
      ],
      [0, 0],
    );
    expect(sums).toEqual([2, 1]);
    expect(today.medianAnswerMs).toBeTypeOf('number');
    expect(today.stuck).toEqual([
      expect.objectContaining({
        title: 'Confirmation',
        reference: waiting,
        to: 'ann@visitor.example',
        state: 'stuck',
        attempts: 6,
        lastAnswer: '550 no',
      }),
    ]);
    const me = (await ann.get('/api/me')).json();
    expect(me.counts).toEqual({ enquiries: 1, quarantine: 1, stuck: 1 });
    expect(me.templates.map(({ form }: { form: string }) => form)).not.toContain('careers');
    expect((await hr.get('/api/me')).json().counts).toEqual({ applications: 1, quarantine: 0, stuck: 0 });
  });

  it('lists the state and allowed actions of each mail for Delivery, and performs them', async () => {
    const reference = await desk.send.contact({ role: 'Delivery' });
    const mail = async (title: string): Promise<Delivery> => {
      const page: DeliveryPage = (await ann.get('/api/delivery')).json();
      return page.rows.find((row) => row.reference === reference && row.title === title)!;
    };
    await setMail(reference, 'acknowledgement', {
      state: 'dead',
      last_error: '550 5.1.1 unknown',
      attempts: 2,
    });
    await setMail(reference, 'company', { state: 'sent', attempts: 1, done_at: desk.clock.now });
    // Failed mail does not count as delivered on the first attempt.
    expect((await ann.get('/api/delivery')).json().firstTryShare).toBeLessThan(1);
    await setMail(reference, 'company', {
      state: 'pending',
      attempts: 4,
      done_at: null,
      last_error: '451 4.3.0 later',
    });
    const all = (await ann.get('/api/delivery')).json().rows.length;
    const confirmation = await mail('Confirmation');
    expect(confirmation.state).toBe('stuck');
    expect((await mail('New enquiry email')).state).toBe('stuck');
    const post = (client: SignedInClient, id: string, action: string, body = {}) =>
      client.post(`/api/delivery/${id}/${action}`, body);
    expect((await post(hr, confirmation.id, 'again')).statusCode).toBe(404);
    expect((await post(ann, randomUUID(), 'again')).statusCode).toBe(404);
    expect((await post(ann, confirmation.id, 'address', { to: 'not one' })).statusCode).toBe(400);
    expect((await post(ann, confirmation.id, 'address', { to: 'right@visitor.example' })).json()).toEqual({
      ok: true,
    });
    expect(await mail('Confirmation')).toMatchObject({
      state: 'waiting',
      to: 'right@visitor.example',
      attempts: 0,
    });
    const team = await mail('New enquiry email');
    expect([confirmation.actions, team.actions]).toEqual([
      ['again', 'address', 'give-up'],
      ['again', 'give-up'],
    ]);
    expect((await post(ann, team.id, 'address', { to: 'x@visitor.example' })).statusCode).toBe(400);
    expect((await post(ann, team.id, 'again')).json()).toEqual({ ok: true });
    expect(await mail('New enquiry email')).toMatchObject({ state: 'waiting', attempts: 0 });
    await setMail(reference, 'company', { state: 'dead', last_error: '550 no' });
    expect((await post(ann, team.id, 'give-up')).json()).toEqual({ ok: true });
    expect((await mail('New enquiry email')).state).toBe('given-up');
    expect((await post(ann, team.id, 'give-up')).statusCode).toBe(400);
    // Mail that was given up can be resent, without adding a row.
    expect((await mail('New enquiry email')).actions).toEqual(['again']);
    expect((await post(ann, team.id, 'again')).json()).toEqual({ ok: true });
    expect((await ann.get('/api/delivery')).json().rows).toHaveLength(all);
    expect((await mail('New enquiry email')).state).toBe('waiting');
    await post(ann, confirmation.id, 'give-up');
    expect((await mail('Confirmation')).actions).toEqual(['again', 'address']);
    expect((await post(ann, confirmation.id, 'address', { to: 'late@visitor.example' })).json()).toEqual({
      ok: true,
    });
    expect(await mail('Confirmation')).toMatchObject({ state: 'waiting', to: 'late@visitor.example' });
    // Sent meanwhile by a colleague or by the schedule.
    await setMail(reference, 'company', { state: 'sent', done_at: 1 });
    expect((await mail('New enquiry email')).actions).toEqual([]);
    expect((await post(ann, team.id, 'again')).statusCode).toBe(400);
    expect((await ann.get('/api/delivery')).json().rows).toHaveLength(all);
    await setMail(reference, 'acknowledgement', { state: 'dead', last_error: '550 no' });
    expect((await ann.post('/api/delivery/again')).json()).toMatchObject({ ok: true, remaining: 0 });
    expect((await ann.get('/api/delivery?tab=stuck')).json().rows).toEqual([]);
    const submission = (await ann.get(`/api/submissions/${reference}`)).json();
    const actions = submission.history.map(({ action, text }: { action: string; text: string }) => [
      action,
      text,
    ]);
    expect(actions).toEqual(
      expect.arrayContaining([
        ['address-corrected', 'right@visitor.example'],
        ['gave-up', 'info@example.com'],
        ['resent', 'info@example.com'],
      ]),
    );
  });

  it('counts a visitor with two enquiries as one person for Today', async () => {
    const before = (await ann.get('/api/today')).json();
    await desk.send.contact({ role: 'First', email: 'twice@visitor.example' });
    await desk.send.contact({ role: 'Second', email: 'Twice@visitor.example' });
    const today = (await ann.get('/api/today')).json();
    expect(today.waitingCount - before.waitingCount).toBe(2);
    expect(today.waitingPeople - before.waitingPeople).toBe(1);
  });

  it('names the visitor in a history entry only while the submission is in scope', async () => {
    const reference = await desk.send.contact({ name: 'Mia Chen', role: 'In the history' });
    const note = { version: 1, text: 'Noted', mentions: [] };
    expect((await ann.post(`/api/submissions/${reference}/note`, note)).statusCode).toBe(200);
    const entryOf = async () => {
      const { rows } = (await ann.get(`/api/history?reference=${reference}`)).json();
      return rows[0];
    };
    expect((await entryOf()).submission).toEqual({ form: 'contact', name: 'Mia Chen' });
    // The entry is their own, so it stays visible; the submission is out of their scope now.
    const { id } = ann.person;
    const { db } = desk.desk.storage;
    await db.updateTable('people').set({ scope: 'applications' }).where('id', '=', id).execute();
    expect(await entryOf()).not.toHaveProperty('submission');
    await db.updateTable('people').set({ scope: ann.person.scope }).where('id', '=', id).execute();
  });

  it('lists and exports subscribers newest first, by state and search text, within the scope', async () => {
    const named = { firstName: 'Åsa', lastName: 'SØRBØ' };
    await desk.send.newsletter({ email: 'one@visitor.example', ...named }, { at: 1000 });
    await desk.send.newsletter({ email: 'two_%@visitor.example', firstName: 'Two' }, { at: 2000 });
    const page = (await ann.get('/api/subscribers')).json();
    expect(page.rows.map(({ email }: { email: string }) => email)).toEqual([
      'two_%@visitor.example',
      'one@visitor.example',
    ]);
    // No subscription is confirmed yet.
    expect(page).toMatchObject({ total: 2, tabs: { pending: 2, active: 0, unsubscribed: 0 } });
    expect(page.rows[0].topic).toBe('Technology');
    expect((await ann.get('/api/subscribers?q=_%25')).json().rows).toHaveLength(1);
    expect((await ann.get('/api/subscribers?state=unsubscribed')).json().rows).toEqual([]);
    for (const q of ['Åsa', 'åsa', 'asa', 'sørbø', 'ÅSA SORBO', 'ONE@visitor']) {
      const found = (await ann.get(`/api/subscribers?q=${encodeURIComponent(q)}`)).json().rows;
      expect([q, found.map(({ email }: { email: string }) => email)]).toEqual([q, ['one@visitor.example']]);
    }
    expect((await ann.get('/api/subscribers?q=nobody')).json()).toMatchObject({ rows: [], next: null });
    expect((await hr.get('/api/subscribers')).statusCode).toBe(404);
    const exported = await boss.get('/api/export/subscribers?format=json&state=pending');
    expect(exported.json()).toEqual((await boss.get('/api/subscribers?state=pending')).json().rows);
    expect(exported.json()).toHaveLength(2);
  });

  it('searches all forms in scope, and spam only if requested', async () => {
    const enquiry = await desk.send.contact({ organization: 'Quillwork' });
    const spam = await desk.send.contact({ organization: 'Quillwork', role: 'b' }, { suspicion: 'trap' });
    const application = await desk.send.careers({ city: 'Quillwork' });
    await boss.post(`/api/submissions/${spam}/spam`, { version: 1 });
    const search = async (client: SignedInClient, query: string) =>
      (await client.get(`/api/search?q=quill${query}`))
        .json()
        .rows.map(({ reference }: { reference: string }) => reference);
    expect(await search(boss, '')).toEqual([application, enquiry]);
    expect(await search(boss, '&spam=1')).toEqual([application, spam, enquiry]);
    expect(await search(hr, '&spam=1')).toEqual([application]);
    expect((await boss.get('/api/search')).json().rows).toEqual([]);
  });

  it('paginates search results without duplicates while new submissions arrive', async () => {
    const sent: string[] = [];
    for (let index = 0; index < 103; index += 1) {
      sent.push(await desk.send.contact({ organization: 'Pagewright', role: `Page ${index}` }));
    }
    const found: string[] = [];
    const sizes: number[] = [];
    let next: string | null = null;
    do {
      const after: string = next === null ? '' : `&after=${encodeURIComponent(next)}`;
      const page = (await ann.get(`/api/search?q=pagewr${after}`)).json();
      found.push(...page.rows.map(({ reference }: { reference: string }) => reference));
      sizes.push(page.rows.length);
      next = page.next;
      // New submissions are newer than all remaining pages.
      await desk.send.contact({ organization: 'Pagewright', role: `New ${sizes.length}` });
    } while (next !== null);
    expect(sizes).toEqual([50, 50, 3]);
    expect(found).toEqual(sent.toReversed());
    expect((await ann.get('/api/search?q=pagewr&after=nonsense')).statusCode).toBe(400);
  });

  it('serves a resume and records it, and responds 404 if there is none', async () => {
    const reference = await desk.send.careers({ city: 'Resume' });
    expect((await hr.get(`/api/submissions/${reference}/resume`)).statusCode).toBe(200);
    const opened = (await hr.get(`/api/submissions/${reference}`)).json().history.at(-1);
    expect(opened).toMatchObject({ action: 'opened', by: { name: 'Hana Rao' } });
    const enquiry = await desk.send.contact();
    expect((await boss.get(`/api/submissions/${enquiry}/resume`)).statusCode).toBe(404);
  });

  it('serves a rich text resume as application/rtf', async () => {
    const bytes = Buffer.from('{\\rtf1\\ansi My life so far\\par}');
    const path = `/api/submissions/${await desk.send.careers({ city: 'Rich' }, { bytes, type: MEDIA_TYPES.doc })}`;
    expect((await hr.get(path)).json().resume).toMatchObject({ kind: 'rtf' });
    const reply = await hr.get(`${path}/resume`);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/rtf',
      'content-disposition': expect.stringContaining('.rtf'),
    });
    expect(reply.rawPayload).toEqual(bytes);
  });

  it('records an opened resume once per person and day', async () => {
    const reference = await desk.send.careers({ city: 'Again' });
    const openedBy = async () => {
      const { history }: Submission = (await hr.get(`/api/submissions/${reference}`)).json();
      return history.filter(({ action }) => action === 'opened').map(({ by }) => by?.name);
    };
    const openResume = async (client: SignedInClient) =>
      expect((await client.get(`/api/submissions/${reference}/resume`)).statusCode).toBe(200);
    for (const client of [hr, hr, boss, hr, boss]) await openResume(client);
    expect(await openedBy()).toEqual([hr.person.name, boss.person.name]);
    const yesterday = { at: desk.clock.now - 24 * HOUR };
    await db().updateTable('history').set(yesterday).where('reference', '=', reference).execute();
    for (const client of [hr, hr]) await openResume(client);
    expect(await openedBy()).toEqual([hr.person.name, boss.person.name, hr.person.name]);
  });

  it('exports lists within the scope of an administrator, escapes formulas and records it', async () => {
    const formula = '=HYPERLINK("http://evil.example")';
    const reference = await desk.send.contact({ organization: formula, role: 'Exported' });
    const csv = await boss.get('/api/export/submissions?kind=enquiry&tab=all&q=exported');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toContain('attachment; filename="enquiries-all-filtered-');
    const [head, row, end] = csv.body.split('\r\n');
    expect(head).toContain('Reference,Form,Status');
    expect(row).toContain(`${reference},Enquiry,New`);
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(end).toBe('');
    const json = (
      await boss.get('/api/export/submissions?kind=enquiry&tab=all&q=exported&format=json')
    ).json();
    expect(json).toEqual([
      expect.objectContaining({ reference, fields: expect.objectContaining({ organization: formula }) }),
    ]);
    for (const list of ['subscribers', 'delivery', 'history']) {
      for (const format of ['csv', 'json']) {
        const reply = await boss.get(`/api/export/${list}?format=${format}`);
        expect(reply.statusCode, reply.body).toBe(200);
        expect(reply.body.length).toBeGreaterThan(20);
      }
      expect((await ann.get(`/api/export/${list}`)).statusCode).toBe(403);
    }
    expect((await ann.get('/api/export/submissions?tab=all')).statusCode).toBe(403);
    expect((await hr.get('/api/export/submissions?kind=enquiry&tab=all')).statusCode).toBe(404);
    expect((await hr.get('/api/export/submissions?tab=all')).body).not.toContain(reference);
    expect((await hr.get('/api/export/subscribers')).statusCode).toBe(404);
    expect((await hr.get('/api/export/delivery?format=json')).body).not.toContain(reference);
    const entries = await db()
      .selectFrom('history')
      .select('text')
      .where('action', '=', 'exported')
      .execute();
    expect(entries.map(({ text }) => text)).toContain('enquiries-all-filtered (csv)');
  });

  it('names export files after their filters, and includes replies and notes with authors', async () => {
    const { now } = desk.clock;
    const reference = await desk.send.contact(
      { role: 'Columns' },
      { at: Date.parse('2026-07-06T18:00:00Z') },
    );
    const act = (version: number, action: string, body: object = {}) =>
      ann.post(`/api/submissions/${reference}/${action}`, { version, ...body });
    await act(1, 'assign', { person: ann.person.id });
    await act(2, 'note', { text: 'Call first.', mentions: [] });
    await act(3, 'answer', { subject: 'Yours', text: 'Canceled.' });
    await act(4, 'answer-undo');
    await act(5, 'answer', { subject: 'Yours', text: 'Of course.' });
    const day = createCalendar('America/Chicago').dayOf(now);
    const fileOf = async (path: string) => {
      const { headers, body } = await boss.get(`/api/export/${path}`);
      return { name: /filename="([^"]*)"/.exec(String(headers['content-disposition']))?.[1], body };
    };
    const { name: fileName, body } = await fileOf('submissions?kind=enquiry&tab=answered&q=columns');
    expect(fileName).toBe(`enquiries-closed-filtered-${day}.csv`);
    const [head = [], row = []] = [...parseCsv(body)];
    expect(head).not.toContain("I'm not a robot");
    const cells = Object.fromEntries(head.map((header, index) => [header, row[index]]));
    expect(cells).toMatchObject({
      Reference: reference,
      Received: '2026-07-06T13:00:00-05:00',
      'Closed by': 'Ann Lee',
      'Assigned to': 'Ann Lee',
      Replies: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}-0[56]:00, Ann Lee:\nOf course\.$/),
      Notes: expect.stringMatching(/, Ann Lee:\nCall first\.$/),
    });
    const json = await boss.get('/api/export/submissions?kind=enquiry&tab=answered&q=columns&format=json');
    expect(json.json()).toMatchObject([
      { answeredBy: 'Ann Lee', replies: [{ text: 'Of course.' }], notes: [{ by: 'Ann Lee' }] },
    ]);
    const names = await Promise.all(
      [
        'submissions?kind=enquiry&tab=waiting',
        'submissions?kind=application&tab=unassigned',
        'submissions?tab=quarantined',
        'subscribers',
        'subscribers?state=pending',
        'delivery?tab=stuck',
        'history',
        'visits?range=week',
      ].map(async (path) => (await fileOf(path)).name),
    );
    expect(names).toEqual(
      [
        'enquiries-needs-reply',
        'applications-unassigned',
        'all-forms-quarantine',
        'subscribers',
        'subscribers-pending',
        'email-delivery-not-delivered',
        'history',
        'visits-week',
      ].map((prefix) => `${prefix}-${day}.csv`),
    );
    expect((await fileOf('history')).body).toMatch(/^Time,Action,By,Reference,/);
  });

  it('exports subscribers in every state in one file', async () => {
    await desk.send.newsletter({ email: 'waits@visitor.example' }, { at: 3000 });
    await desk.send.newsletter({ email: 'reads@visitor.example' }, { at: 4000 });
    const active = { state: 'active' } as const;
    await db().updateTable('subscribers').set(active).where('email', '=', 'reads@visitor.example').execute();
    const [head, ...rows] = [...parseCsv((await boss.get('/api/export/subscribers?q=s%40visitor')).body)];
    expect(head).toEqual(['Email', 'Name', 'Topic', 'Status', 'Signed up']);
    expect(rows.map(([email, , , state, since]) => [email, state, since])).toEqual([
      ['reads@visitor.example', 'Active', '1969-12-31T18:00:04-06:00'],
      ['waits@visitor.example', 'Pending', '1969-12-31T18:00:03-06:00'],
    ]);
  });
});

describe.each(DATABASES)('resending all stuck mail on %s', (name) => {
  const desk = prepareDesk(databases, name, { bulk: { portion: 2, request: 4 } });
  it('handles a limited number per request, and skips mail leased by a server', async () => {
    const ann = await desk.signIn('agent', 'enquiries', 'Ann Lee');
    const { db } = desk.desk.storage;
    const { now } = desk.clock;
    for (let index = 0; index < 4; index += 1) await desk.send.contact({ role: `Stuck ${index}` });
    await desk.send.careers();
    await db.updateTable('outbox').set({ state: 'dead', last_error: '550 no', attempts: 6 }).execute();
    // The settings have a new recipient since: each of these is canceled and sent to the new one.
    await db
      .updateTable('outbox')
      .set({ recipient: 'gone@example.com' })
      .where('kind', '=', 'company')
      .execute();
    const [first] = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'acknowledgement')
      .execute();
    const leased = { state: 'pending', lease: 'a server', due_at: now + 60_000 } as const;
    await db.updateTable('outbox').set(leased).where('id', '=', first!.id).execute();
    const again = async () => {
      const { done, remaining } = (await ann.post('/api/delivery/again')).json();
      return [done, remaining];
    };
    expect([await again(), await again(), await again()]).toEqual([
      [4, 4],
      [3, 1],
      [0, 1],
    ]);
    const rows = await db.selectFrom('outbox').selectAll().execute();
    const count = (kind: string, state: string) =>
      rows.filter((row) => row.kind === kind && row.state === state && row.recipient !== 'gone@example.com')
        .length;
    expect([count('company', 'pending'), count('acknowledgement', 'pending')]).toEqual([4, 4]);
    const history = await db.selectFrom('history').selectAll().where('action', '=', 'resent').execute();
    expect(history).toHaveLength(7);
    // Mail about applications is out of scope and stays stuck.
    const boss = await desk.signIn('administrator', 'everything');
    expect((await boss.get('/api/delivery?tab=stuck')).json().rows.length).toBeGreaterThan(1);
  });
});

/** The records of a CSV file (RFC 4180). */
function* parseCsv(text: string): Generator<string[]> {
  let record: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    yield record;
    record = [];
  }
}
