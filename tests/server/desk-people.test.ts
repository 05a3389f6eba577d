import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { record } from '#server/history/history.ts';
import { createSenders } from '../helpers/inbox.ts';
import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

let test: TestDesk;
let admin: SignedInClient;
beforeAll(async () => {
  test = await openTestDesk();
  admin = await test.signIn('administrator', 'everything', 'Marisol Ortega');
});
afterAll(() => test.close());

const invite = (fields: object) =>
  admin.post('/api/people', { role: 'agent', scope: 'everything', ...fields });

describe('people', () => {
  it('are invited once, with a name derived from the address if none is given', async () => {
    const reply = await invite({ email: 'tomasz.w@example.com', scope: 'enquiries' });
    expect([reply.statusCode, reply.json().person]).toEqual([
      201,
      expect.objectContaining({ name: 'Tomasz W', initials: 'TW', role: 'agent', scope: 'enquiries' }),
    ]);
    expect(reply.json().person.invitationUntil).toBe(test.clock.now + 48 * 3_600_000);
    const again = await invite({ email: 'Tomasz.W@example.com' });
    expect([again.statusCode, again.json().error]).toEqual([409, expect.stringContaining('already')]);
    for (const invalid of [
      { email: 'tomasz' },
      { email: 'a@example.com', role: 'boss' },
      { role: 'agent' },
    ]) {
      expect((await invite(invalid)).statusCode).toBe(400);
    }
  });

  it('get another invitation link when an administrator requests it', async () => {
    const { id, email } = (await invite({ email: 'late@example.com' })).json().person;
    await test.mailedToken(email);
    expect((await admin.post(`/api/people/${id}/link`)).statusCode).toBe(200);
    const token = await test.mailedToken(email, 2);
    expect((await test.browser().get(`/api/sign-in/${token}`)).json().purpose).toBe('invitation');
    expect((await admin.post('/api/people/nobody/link')).statusCode).toBe(404);
  });

  it('get a link from their administrator if email is not configured', async () => {
    const invited = (await invite({ email: 'by.hand@example.com', name: 'Erik Berg' })).json();
    const again = (await admin.post(`/api/people/${invited.person.id}/link`)).json();
    const tokenIn = (link: string) => link.split('/sign-in/')[1]!;
    expect(tokenIn(again.link)).not.toBe(tokenIn(invited.link));
    const erik = test.browser();
    expect((await erik.get(`/api/sign-in/${tokenIn(invited.link)}`)).json()).toEqual({
      purpose: 'invitation',
      name: 'Erik Berg',
    });
    expect((await erik.post(`/api/sign-in/${tokenIn(invited.link)}`)).statusCode).toBe(200);
    // Administrators get no link for a person beyond their scope.
    const other = await test.signIn('administrator', 'enquiries', 'Sam Enquiries');
    const refused = await other.post(`/api/people/${invited.person.id}/link`, { handOver: true });
    expect([refused.statusCode, refused.json().link]).toEqual([403, undefined]);
  });

  it('may publish to the website if they are administrators, and get other access to it when invited', async () => {
    const siteOf = async (fields: object) =>
      (await invite({ scope: 'enquiries', ...fields })).json().person.site;
    expect(await siteOf({ email: 'boss@example.com', role: 'administrator' })).toBe('publish');
    expect(await siteOf({ email: 'quiet@example.com', role: 'administrator', site: 'none' })).toBe('none');
    expect(await siteOf({ email: 'agent@example.com' })).toBe('none');
    expect(await siteOf({ email: 'writer@example.com', role: 'reader', site: 'write' })).toBe('write');
    expect((await invite({ email: 'other@example.com', site: 'all' })).statusCode).toBe(400);
  });

  it('get access to the website only from administrators with access to everything', async () => {
    const { person } = await test.signIn('agent', 'applications', 'Wim Writer');
    const change = (by: SignedInClient, site: string) => by.post(`/api/people/${person.id}`, { site });
    expect((await change(admin, 'write')).json().person).toMatchObject({ role: 'agent', site: 'write' });
    const { rows } = (await admin.get('/api/history?action=role-changed')).json();
    expect(rows[0]).toMatchObject({ about: { id: person.id }, text: 'agent, applications, website: write' });

    const hr = await test.signIn('administrator', 'applications', 'Hana Rao');
    expect([(await change(hr, 'publish')).statusCode, (await change(hr, 'none')).statusCode]).toEqual([
      403, 403,
    ]);
    expect((await change(hr, 'write')).statusCode).toBe(200);
    const invited = { role: 'administrator', scope: 'applications' };
    const byHr = (fields: object) => hr.post('/api/people', { ...invited, ...fields });
    expect((await byHr({ email: 'hr@example.com' })).json().person.site).toBe('none');
    expect((await byHr({ email: 'hr2@example.com', site: 'write' })).statusCode).toBe(403);
  });

  it('always include an administrator: the last one cannot be demoted or removed', async () => {
    for (const change of [{ role: 'agent' }, { scope: 'enquiries' }]) {
      const reply = await admin.post(`/api/people/${admin.person.id}`, change);
      expect([reply.statusCode, reply.json().error]).toEqual([
        409,
        expect.stringContaining('last administrator'),
      ]);
    }
    expect((await admin.post(`/api/people/${admin.person.id}/remove`)).statusCode).toBe(409);
    const other = await test.signIn('administrator');
    expect((await admin.post(`/api/people/${other.person.id}`, { role: 'agent' })).json().person.role).toBe(
      'agent',
    );
  });

  it('who are removed lose open assignments, but not those of answered submissions', async () => {
    const { storage } = test.desk;
    const agent = await test.signIn('agent', 'everything', 'Jun Ito');
    const send = createSenders(storage);
    const [open, answered] = [await send.contact({ role: 'a' }), await send.contact({ role: 'b' })];
    const assign = storage.db.updateTable('submissions').set({ assignee: agent.person.id });
    await assign.execute();
    await storage.db
      .updateTable('submissions')
      .set({ acked_at: 1 })
      .where('reference', '=', answered)
      .execute();
    const removed = await admin.post(`/api/people/${agent.person.id}/remove`, undefined);
    expect([removed.statusCode, removed.json()]).toEqual([200, { person: null }]);
    const rows = await storage.db
      .selectFrom('submissions')
      .select(['reference', 'assignee', 'version'])
      .execute();
    expect(rows).toEqual(
      expect.arrayContaining([
        { reference: open, assignee: null, version: 2 },
        { reference: answered, assignee: agent.person.id, version: 1 },
      ]),
    );
  });

  it('see history entries in their scope and about themselves', async () => {
    const { db } = test.desk.storage;
    const hr = await test.signIn('reader', 'applications');
    const at = test.clock.now;
    await record(db, {
      at,
      action: 'note',
      person: admin.person.id,
      form: 'contact',
      reference: 'C',
      text: 'x',
    });
    await record(db, {
      at,
      action: 'note',
      person: admin.person.id,
      form: 'careers',
      reference: 'A',
      text: 'y',
    });
    await admin.post(`/api/people/${hr.person.id}`, { role: 'agent' });
    const seen = (await hr.get('/api/history')).json().rows;
    expect(seen.map(({ action, reference }: never) => [action, reference])).toEqual([
      ['role-changed', null],
      ['note', 'A'],
    ]);
    expect((await hr.get('/api/history?reference=C')).json().rows).toEqual([]);
    expect((await admin.get('/api/history?reference=C')).json().rows).toHaveLength(1);
    expect((await hr.get('/api/history?after=x')).statusCode).toBe(400);

    const latest = (await admin.get(`/api/history?person=${admin.person.id}&action=role-changed`)).json();
    expect(latest.rows[0]).toMatchObject({
      by: { name: 'Marisol Ortega' },
      about: { id: hr.person.id },
      text: 'agent, applications',
      via: 'desk',
    });
  });

  it('whose role or scope changes keep only the assignments they may still answer', async () => {
    const { db } = test.desk.storage;
    const agent = await test.signIn('agent', 'everything', 'Ada Moss');
    const send = createSenders(test.desk.storage);
    const [enquiry, application] = [await send.contact({ role: 'c' }), await send.careers()];
    for (const reference of [enquiry, application]) {
      await admin.post(`/api/submissions/${reference}/assign`, { person: agent.person.id, version: 1 });
    }
    const assigned = async () => {
      const rows = await db
        .selectFrom('submissions')
        .select('reference')
        .where('assignee', '=', agent.person.id)
        .execute();
      return rows.map(({ reference }) => reference);
    };
    const change = (changes: object) => admin.post(`/api/people/${agent.person.id}`, changes);
    expect(await assigned()).toHaveLength(2);
    await change({ scope: 'enquiries' });
    expect(await assigned()).toEqual([enquiry]);
    // The history shows whose change removed the assignment.
    const { history } = (await admin.get(`/api/submissions/${application}`)).json();
    expect(history.at(-1)).toMatchObject({ action: 'assigned', by: { name: 'Marisol Ortega' }, about: null });
    await change({ role: 'administrator' });
    expect(await assigned()).toEqual([enquiry]);
    await change({ role: 'reader' });
    expect(await assigned()).toEqual([]);
  });
});

it('a POST without a body is accepted, and invalid JSON responds 400', async () => {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/sign-out',
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.statusCode).toBe(200);
  const broken = await test.app.inject({
    method: 'POST',
    url: '/api/sign-in',
    payload: '{"email":',
    headers: { 'content-type': 'application/json' },
  });
  expect([broken.statusCode, broken.json().error]).toEqual([400, expect.any(String)]);
});
