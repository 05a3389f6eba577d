import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeLink } from '#server/people/links.ts';

import { openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestDesk;
let admin: SignedInClient;
beforeAll(async () => {
  test = await openTestDesk({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  admin = await test.signIn('administrator');
  start = test.clock.now;
});
afterAll(() => test.close());
let start: number;
afterEach(() => {
  test.clock.now = start;
});

let count = 0;
/** Somebody new, with the token of a link of theirs. */
async function invited(): Promise<{ email: string; token: string; id: string }> {
  count += 1;
  const email = `person${count}@example.com`;
  const reply = await admin.post('/api/people', { email, role: 'agent', scope: 'everything' });
  return { email, token: await test.mailedToken(email), id: reply.json().person.id };
}

const setCookie = (reply: { headers: Record<string, unknown> }) => String(reply.headers['set-cookie'] ?? '');

describe('a link', () => {
  it('works once, also when two use it at the same moment', async () => {
    const { token } = await invited();
    const replies = await Promise.all([1, 2, 3].map(() => test.browser().post(`/api/sign-in/${token}`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    const again = await test.browser().post(`/api/sign-in/${token}`);
    expect([again.statusCode, setCookie(again)]).toEqual([410, '']);
    expect(again.json().error).toContain('already used');
  });

  it('of an invitation is good for 48 hours, one that was asked for for ten minutes', async () => {
    const late = await invited();
    test.clock.now = start + 48 * HOUR + MINUTE;
    const reply = await test.browser().post(`/api/sign-in/${late.token}`);
    expect([reply.statusCode, reply.json().error]).toEqual([410, expect.stringContaining('expired')]);

    test.clock.now = start + 47 * HOUR;
    expect((await test.browser().post(`/api/sign-in/${late.token}`)).statusCode).toBe(200);
    test.clock.now = start;
    await test.browser().post('/api/sign-in', { email: late.email });
    const token = await test.mailedToken(late.email, 2);
    test.clock.now = start + 11 * MINUTE;
    expect((await test.browser().post(`/api/sign-in/${token}`)).statusCode).toBe(410);
  });

  it('is of no use any more when another was used, or when the person is gone', async () => {
    const { email, token } = await invited();
    await test.browser().post('/api/sign-in', { email });
    const newer = await test.mailedToken(email, 2);
    expect((await test.browser().post(`/api/sign-in/${newer}`)).statusCode).toBe(200);
    expect((await test.browser().post(`/api/sign-in/${token}`)).statusCode).toBe(410);

    const gone = await invited();
    await admin.post(`/api/people/${gone.id}/remove`);
    expect((await test.browser().post(`/api/sign-in/${gone.token}`)).statusCode).toBe(410);
  });

  it('is in the database as a hash only, and so is the session', async () => {
    const { token } = await invited();
    const { db } = test.desk.storage;
    const hash = createHash('sha256').update(token).digest('base64url');
    expect(
      (await db.selectFrom('sign_in_links').select('token_hash').execute()).map((row) => row.token_hash),
    ).toContain(hash);
    const browser = test.browser();
    await browser.post(`/api/sign-in/${token}`);
    const secret = browser.cookie!.split('=')[1]!;
    const kept = JSON.stringify(
      await Promise.all(
        (['sign_in_links', 'sessions', 'outbox', 'history', 'people'] as const).map((table) =>
          db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(secret);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(kept).not.toContain('127.0.0.1');
  });

  it('lets in whom it was made for and nobody else, whatever is sent with it', async () => {
    const { email, token } = await invited();
    const eve = test.browser();
    const claims = { name: 'Eve', email: admin.person.email, role: 'administrator', scope: 'everything' };
    expect((await eve.post(`/api/sign-in/${token}`, claims)).statusCode).toBe(200);
    const { person } = (await eve.get('/api/me')).json();
    expect(person).toMatchObject({ email, role: 'agent' });
    expect(person.name).not.toBe('Eve');
  });

  it('opened by somebody who is signed in makes them the other, and leaves nothing of before', async () => {
    const reader = await test.signIn('reader', 'applications');
    const before = reader.cookie;
    const { email, token } = await invited();
    await reader.post(`/api/sign-in/${token}`);
    expect((await reader.get('/api/me')).json().person.email).toBe(email);
    reader.cookie = before;
    expect((await reader.get('/api/me')).statusCode).toBe(401);
  });

  it('for the first administrator is no good as soon as somebody is known', async () => {
    const { storage } = test.desk;
    const link = { personId: null, purpose: 'first-administrator', address: '', now: start } as const;
    const path = await makeLink(storage.db, link);
    const eve = test.browser();
    const reply = await eve.post(`/api${path}`, { name: 'Eve', email: 'eve@example.com' });
    expect([reply.statusCode, eve.cookie]).toEqual([410, null]);
  });

  it('asked for in the name of a foreign host leads to the desk all the same', async () => {
    const { email } = await invited();
    await test
      .browser({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
      .post('/api/sign-in', { email });
    // Only links to the desk's own address count here.
    expect(await test.mailedToken(email, 2)).toMatch(/^[\w-]{43}$/);
  });
});

describe('the cookie', () => {
  it('cannot be read by scripts, sent by other sites, or set by neighbours', async () => {
    const { token } = await invited();
    const reply = await test.browser({ 'x-forwarded-proto': 'https' }).post(`/api/sign-in/${token}`);
    expect(setCookie(reply)).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is not marked as secure on a plain connection, where it would be dropped', async () => {
    const { token } = await invited();
    const reply = await test.browser().post(`/api/sign-in/${token}`);
    expect(setCookie(reply)).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/);
  });

  it('on an encrypted connection counts under its protected name only', async () => {
    const plain = admin.cookie!.split('=')[1];
    const secure = test.browser({ 'x-forwarded-proto': 'https' });
    secure.cookie = `desk=${plain}`;
    expect((await secure.get('/api/me')).statusCode).toBe(401);
    secure.cookie = `__Host-desk=${plain}`;
    expect((await secure.get('/api/me')).statusCode).toBe(200);
  });

  it('is made by signing in alone: looking at pages and links makes none', async () => {
    const { token } = await invited();
    const browser = test.browser();
    for (const url of ['/', `/sign-in/${token}`, `/api/sign-in/${token}`, '/api/sign-in/ways', '/api/me']) {
      expect(setCookie(await browser.get(url)), url).toBe('');
    }
    expect(setCookie(await browser.post('/api/sign-in', { email: 'a@example.com' }))).toBe('');
    expect(setCookie(await browser.post('/api/sign-in/wrong'))).toBe('');
  });

  it('sent twice, or with the hash that the database keeps, opens nothing', async () => {
    const secret = admin.cookie!.split('=')[1]!;
    const hash = createHash('sha256').update(secret).digest('base64url');
    const thief = test.browser();
    for (const cookie of [
      `desk=${hash}`,
      `desk=wrong; desk=${secret}`,
      `desk=${secret}x`,
      `DESK=${secret}`,
      'desk=',
    ]) {
      thief.cookie = cookie;
      expect((await thief.get('/api/me')).statusCode, cookie).toBe(401);
    }
  });

  it('that somebody else planted is not taken over: signing in makes a new session and ends the old one', async () => {
    const mallory = await invited();
    const planted = test.browser();
    await planted.post(`/api/sign-in/${mallory.token}`);
    const victim = test.browser();
    victim.cookie = planted.cookie;
    const { token } = await invited();
    await victim.post(`/api/sign-in/${token}`);
    expect(victim.cookie).not.toBe(planted.cookie);
    expect((await victim.get('/api/me')).statusCode).toBe(200);
    expect((await planted.get('/api/me')).statusCode).toBe(401);

    const selected = test.browser();
    selected.cookie = `desk=${'x'.repeat(43)}`;
    await selected.post(`/api/sign-in/${(await invited()).token}`);
    expect(selected.cookie).not.toContain('xxx');
  });
});

describe('guessing', () => {
  it('is limited for a client, with the time to wait', async () => {
    const guesser = test.browser({ 'x-forwarded-for': '192.0.2.7' });
    const replies = [];
    for (let tries = 0; tries < 31; tries += 1)
      replies.push(await guesser.post(`/api/sign-in/guess${tries}`));
    expect(replies.slice(0, 30).every(({ statusCode }) => statusCode === 404)).toBe(true);
    expect(replies[30]).toMatchObject({ statusCode: 429 });
    expect(Number(replies[30]!.headers['retry-after'])).toBeGreaterThan(0);

    const asker = test.browser({ 'x-forwarded-for': '192.0.2.8' });
    const asked = [];
    for (let tries = 0; tries < 21; tries += 1) {
      asked.push((await asker.post('/api/sign-in', { email: `a${tries}@example.com` })).statusCode);
    }
    expect(asked).toEqual([...Array(20).fill(202), 429]);
  });

  it('counts looking at links too, and a whole network as one', async () => {
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const guesser = test.browser({ 'x-forwarded-for': `2001:db8:1:2::${tries.toString(16)}` });
      const url = `/api/sign-in/look${tries}`;
      statuses.push((await (tries % 2 ? guesser.get(url) : guesser.post(url))).statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
  });

  it('is not hidden by claiming other addresses where no proxy is trusted', async () => {
    const open = await openTestDesk();
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const guesser = open.browser({
        'x-forwarded-for': `192.0.2.${tries}`,
        forwarded: `for=192.0.2.${tries}`,
      });
      statuses.push((await guesser.post(`/api/sign-in/guess${tries}`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    await open.close();
  });

  it('of many at once is counted one by one', async () => {
    const guesser = test.browser({ 'x-forwarded-for': '192.0.2.9' });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, tries) => guesser.post(`/api/sign-in/burst${tries}`)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  });

  it('floods nobody with mail, and does not tell', async () => {
    const { email } = await invited();
    for (let tries = 0; tries < 9; tries += 1) {
      const asker = test.browser({ 'x-forwarded-for': `198.51.100.${tries}` });
      expect((await asker.post('/api/sign-in', { email })).statusCode).toBe(202);
    }
    await test.mailedToken(email, 6);
  });

  it('learns nothing from how long an answer takes: it is given before anybody is looked up', async () => {
    const { email } = await invited();
    const answered = Promise.withResolvers<void>();
    const { byEmail } = test.desk.people;
    const lookUp = vi.spyOn(test.desk.people, 'byEmail').mockImplementation(async (address) => {
      await answered.promise;
      return byEmail(address);
    });
    const asker = test.browser({ 'x-forwarded-for': '203.0.113.1' });
    const replies = [];
    for (const address of [email, 'nobody@example.com']) {
      const { statusCode, body } = await asker.post('/api/sign-in', { email: address });
      replies.push({ statusCode, body });
    }
    expect(replies).toEqual(Array(2).fill({ statusCode: 202, body: '{"ok":true}' }));
    await expect.poll(() => lookUp.mock.calls.length).toBe(2);
    answered.resolve();
    await test.mailedToken(email, 2);
    lookUp.mockRestore();
  });
});

describe('rights', () => {
  it('end at once for somebody who is removed', async () => {
    const agent = await test.signIn('agent');
    expect((await agent.get('/api/me')).statusCode).toBe(200);
    await admin.post(`/api/people/${agent.person.id}/remove`);
    expect((await agent.get('/api/me')).statusCode).toBe(401);
    await agent.post('/api/sign-in', { email: agent.person.email });
    await test.mailedToken(agent.person.email, 0);
  });

  it('change with the next request', async () => {
    const other = await test.signIn('administrator');
    expect((await other.get('/api/people')).json().people.length).toBeGreaterThan(1);
    await admin.post(`/api/people/${other.person.id}`, { role: 'reader' });
    const refused = await other.post('/api/people', {
      email: 'x@example.com',
      role: 'reader',
      scope: 'enquiries',
    });
    expect([refused.statusCode, refused.json().error]).toEqual([403, expect.stringContaining('role')]);
    expect((await other.get('/api/people')).json().people).toHaveLength(1);
  });

  it('over people are for administrators alone, and nobody ends a session of somebody else', async () => {
    const { sessions } = (await admin.get('/api/people')).json();
    for (const role of ['reader', 'agent'] as const) {
      const client = await test.signIn(role);
      const own = `/api/people/${client.person.id}`;
      for (const path of [own, `${own}/remove`, `${own}/link`, `${own}/end-sessions`]) {
        expect((await client.post(path, { role: 'administrator' })).statusCode).toBe(403);
      }
      expect((await client.post(`/api/sessions/${sessions[0].id}/end`)).statusCode).toBe(404);
    }
    expect((await admin.get('/api/me')).statusCode).toBe(200);
  });

  it('cannot be given beyond what the giver has', async () => {
    const hr = await test.signIn('administrator', 'applications');
    const give = (scope: string) =>
      hr.post('/api/people', { email: `${scope}@example.com`, role: 'administrator', scope });
    expect((await give('everything')).statusCode).toBe(403);
    expect((await give('enquiries')).statusCode).toBe(403);
    expect((await give('applications')).statusCode).toBe(201);
    expect((await hr.post(`/api/people/${hr.person.id}`, { scope: 'everything' })).statusCode).toBe(403);
    expect((await hr.post(`/api/people/${admin.person.id}/remove`)).statusCode).toBe(403);
    expect((await hr.post(`/api/people/${admin.person.id}/end-sessions`)).statusCode).toBe(403);
  });
});
