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
/** Invites a new person and returns the token of their link. */
async function invitePerson(): Promise<{ email: string; token: string; id: string }> {
  count += 1;
  const email = `person${count}@example.com`;
  const reply = await admin.post('/api/people', { email, role: 'agent', scope: 'everything' });
  return { email, token: await test.mailedToken(email), id: reply.json().person.id };
}

const setCookie = (reply: { headers: Record<string, unknown> }) => String(reply.headers['set-cookie'] ?? '');

describe('a sign-in link', () => {
  it('works once, even with concurrent requests', async () => {
    const { token } = await invitePerson();
    const replies = await Promise.all([1, 2, 3].map(() => test.browser().post(`/api/sign-in/${token}`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410]);
    const again = await test.browser().post(`/api/sign-in/${token}`);
    expect([again.statusCode, setCookie(again)]).toEqual([410, '']);
    expect(again.json().error).toContain('already used');
  });

  it('expires 48 hours after an invitation, and ten minutes after a request', async () => {
    const late = await invitePerson();
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

  it('is invalidated when another one is used or the person is removed', async () => {
    const { email, token } = await invitePerson();
    await test.browser().post('/api/sign-in', { email });
    const newer = await test.mailedToken(email, 2);
    expect((await test.browser().post(`/api/sign-in/${newer}`)).statusCode).toBe(200);
    expect((await test.browser().post(`/api/sign-in/${token}`)).statusCode).toBe(410);

    const removed = await invitePerson();
    await admin.post(`/api/people/${removed.id}/remove`);
    expect((await test.browser().post(`/api/sign-in/${removed.token}`)).statusCode).toBe(410);
  });

  it('is stored only as a hash, as is the session', async () => {
    const { token } = await invitePerson();
    const { db } = test.desk.storage;
    const hash = createHash('sha256').update(token).digest('base64url');
    expect(
      (await db.selectFrom('sign_in_links').select('token_hash').execute()).map((row) => row.token_hash),
    ).toContain(hash);
    const browser = test.browser();
    await browser.post(`/api/sign-in/${token}`);
    const secret = browser.cookie!.split('=')[1]!;
    const stored = JSON.stringify(
      await Promise.all(
        (['sign_in_links', 'sessions', 'outbox', 'history', 'people'] as const).map((table) =>
          db.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(secret);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain('127.0.0.1');
  });

  it('signs in the person it was created for, whatever the body claims', async () => {
    const { email, token } = await invitePerson();
    const eve = test.browser();
    const claims = { name: 'Eve', email: admin.person.email, role: 'administrator', scope: 'everything' };
    expect((await eve.post(`/api/sign-in/${token}`, claims)).statusCode).toBe(200);
    const { person } = (await eve.get('/api/me')).json();
    expect(person).toMatchObject({ email, role: 'agent' });
    expect(person.name).not.toBe('Eve');
  });

  it('ends the current session of the browser when it signs in another person', async () => {
    const reader = await test.signIn('reader', 'applications');
    const before = reader.cookie;
    const { email, token } = await invitePerson();
    await reader.post(`/api/sign-in/${token}`);
    expect((await reader.get('/api/me')).json().person.email).toBe(email);
    reader.cookie = before;
    expect((await reader.get('/api/me')).statusCode).toBe(401);
  });

  it('for the first administrator is rejected once a person exists', async () => {
    const { storage } = test.desk;
    const link = { personId: null, purpose: 'first-administrator', address: '', now: start } as const;
    const path = await makeLink(storage.db, link);
    const eve = test.browser();
    const reply = await eve.post(`/api${path}`, { name: 'Eve', email: 'eve@example.com' });
    expect([reply.statusCode, eve.cookie]).toEqual([410, null]);
  });

  it('points to the configured desk address, whatever the Host header', async () => {
    const { email } = await invitePerson();
    await test
      .browser({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
      .post('/api/sign-in', { email });
    // mailedToken matches only links to the desk's own address.
    expect(await test.mailedToken(email, 2)).toMatch(/^[\w-]{43}$/);
  });
});

describe('the session cookie', () => {
  it('is HttpOnly, SameSite=Strict, Secure and has the __Host- prefix over HTTPS', async () => {
    const { token } = await invitePerson();
    const reply = await test.browser({ 'x-forwarded-proto': 'https' }).post(`/api/sign-in/${token}`);
    expect(setCookie(reply)).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('is not Secure over plain HTTP, where browsers would drop it', async () => {
    const { token } = await invitePerson();
    const reply = await test.browser().post(`/api/sign-in/${token}`);
    expect(setCookie(reply)).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/);
  });

  it('is accepted over HTTPS only under its __Host- name', async () => {
    const plain = admin.cookie!.split('=')[1];
    const secure = test.browser({ 'x-forwarded-proto': 'https' });
    secure.cookie = `desk=${plain}`;
    expect((await secure.get('/api/me')).statusCode).toBe(401);
    secure.cookie = `__Host-desk=${plain}`;
    expect((await secure.get('/api/me')).statusCode).toBe(200);
  });

  it('is set only by signing in, not by viewing pages or links', async () => {
    const { token } = await invitePerson();
    const browser = test.browser();
    for (const url of ['/', `/sign-in/${token}`, `/api/sign-in/${token}`, '/api/sign-in/ways', '/api/me']) {
      expect(setCookie(await browser.get(url)), url).toBe('');
    }
    expect(setCookie(await browser.post('/api/sign-in', { email: 'a@example.com' }))).toBe('');
    expect(setCookie(await browser.post('/api/sign-in/wrong'))).toBe('');
  });

  it('is rejected if duplicated, altered or sent as the stored hash', async () => {
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

  it('is replaced on sign-in, and a session planted by an attacker is ended', async () => {
    const mallory = await invitePerson();
    const planted = test.browser();
    await planted.post(`/api/sign-in/${mallory.token}`);
    const victim = test.browser();
    victim.cookie = planted.cookie;
    const { token } = await invitePerson();
    await victim.post(`/api/sign-in/${token}`);
    expect(victim.cookie).not.toBe(planted.cookie);
    expect((await victim.get('/api/me')).statusCode).toBe(200);
    expect((await planted.get('/api/me')).statusCode).toBe(401);

    const forged = test.browser();
    forged.cookie = `desk=${'x'.repeat(43)}`;
    await forged.post(`/api/sign-in/${(await invitePerson()).token}`);
    expect(forged.cookie).not.toContain('xxx');
  });
});

describe('sign-in abuse protection', () => {
  it('limits token guesses and link requests per client, with Retry-After', async () => {
    const guesser = test.browser({ 'x-forwarded-for': '192.0.2.7' });
    const replies = [];
    for (let tries = 0; tries < 31; tries += 1)
      replies.push(await guesser.post(`/api/sign-in/guess${tries}`));
    expect(replies.slice(0, 30).every(({ statusCode }) => statusCode === 404)).toBe(true);
    expect(replies[30]).toMatchObject({ statusCode: 429 });
    expect(Number(replies[30]!.headers['retry-after'])).toBeGreaterThan(0);

    const requester = test.browser({ 'x-forwarded-for': '192.0.2.8' });
    const requestStatuses = [];
    for (let tries = 0; tries < 21; tries += 1) {
      requestStatuses.push(
        (await requester.post('/api/sign-in', { email: `a${tries}@example.com` })).statusCode,
      );
    }
    expect(requestStatuses).toEqual([...Array(20).fill(202), 429]);
  });

  it('counts viewed links as guesses, and an IPv6 network as one client', async () => {
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const guesser = test.browser({ 'x-forwarded-for': `2001:db8:1:2::${tries.toString(16)}` });
      const url = `/api/sign-in/look${tries}`;
      statuses.push((await (tries % 2 ? guesser.get(url) : guesser.post(url))).statusCode);
    }
    expect(statuses).toEqual([...Array(30).fill(404), 429]);
  });

  it('ignores forwarded addresses if no proxy is trusted', async () => {
    const withoutProxy = await openTestDesk();
    const statuses = [];
    for (let tries = 0; tries < 31; tries += 1) {
      const guesser = withoutProxy.browser({
        'x-forwarded-for': `192.0.2.${tries}`,
        forwarded: `for=192.0.2.${tries}`,
      });
      statuses.push((await guesser.post(`/api/sign-in/guess${tries}`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    await withoutProxy.close();
  });

  it('counts each of many concurrent guesses', async () => {
    const guesser = test.browser({ 'x-forwarded-for': '192.0.2.9' });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, tries) => guesser.post(`/api/sign-in/burst${tries}`)),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 404)).toHaveLength(30);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
  });

  it('limits mails per address without revealing it in the response', async () => {
    const { email } = await invitePerson();
    for (let tries = 0; tries < 9; tries += 1) {
      const requester = test.browser({ 'x-forwarded-for': `198.51.100.${tries}` });
      expect((await requester.post('/api/sign-in', { email })).statusCode).toBe(202);
    }
    await test.mailedToken(email, 6);
  });

  it('responds before the address is looked up, so that timing reveals nothing', async () => {
    const { email } = await invitePerson();
    const replied = Promise.withResolvers<void>();
    const { byEmail } = test.desk.people;
    const lookUp = vi.spyOn(test.desk.people, 'byEmail').mockImplementation(async (address) => {
      await replied.promise;
      return byEmail(address);
    });
    const requester = test.browser({ 'x-forwarded-for': '203.0.113.1' });
    const replies = [];
    for (const address of [email, 'nobody@example.com']) {
      const { statusCode, body } = await requester.post('/api/sign-in', { email: address });
      replies.push({ statusCode, body });
    }
    expect(replies).toEqual(Array(2).fill({ statusCode: 202, body: '{"ok":true}' }));
    await expect.poll(() => lookUp.mock.calls.length).toBe(2);
    replied.resolve();
    await test.mailedToken(email, 2);
    lookUp.mockRestore();
  });
});

describe('permissions', () => {
  it('end immediately when a person is removed', async () => {
    const agent = await test.signIn('agent');
    expect((await agent.get('/api/me')).statusCode).toBe(200);
    await admin.post(`/api/people/${agent.person.id}/remove`);
    expect((await agent.get('/api/me')).statusCode).toBe(401);
    await agent.post('/api/sign-in', { email: agent.person.email });
    // A link requested later has arrived, so one for the removed person would have, too.
    await agent.post('/api/sign-in', { email: admin.person.email });
    await test.mailedToken(admin.person.email);
    await test.mailedToken(agent.person.email, 0);
  });

  it('change with the next request after a new role', async () => {
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

  it('to manage people or end their sessions require an administrator', async () => {
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

  it('cannot be granted beyond the scope of the grantor', async () => {
    const hr = await test.signIn('administrator', 'applications');
    const grant = (scope: string) =>
      hr.post('/api/people', { email: `${scope}@example.com`, role: 'administrator', scope });
    expect((await grant('everything')).statusCode).toBe(403);
    expect((await grant('enquiries')).statusCode).toBe(403);
    expect((await grant('applications')).statusCode).toBe(201);
    expect((await hr.post(`/api/people/${hr.person.id}`, { scope: 'everything' })).statusCode).toBe(403);
    expect((await hr.post(`/api/people/${admin.person.id}/remove`)).statusCode).toBe(403);
    expect((await hr.post(`/api/people/${admin.person.id}/end-sessions`)).statusCode).toBe(403);
  });
});
