import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITY_HEADER } from '#contract/desk/sign-in.ts';
import { makeLink } from '#server/people/links.ts';
import { createSenders } from '../helpers/inbox.ts';
import { DESK_URL, openTestDesk, type SignedInClient, type TestDesk } from './test-desk.ts';

/** The app sends this header if the person was active since its last request. */
const ACTIVE = { [ACTIVITY_HEADER]: '1' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: TestDesk;
let marisol: SignedInClient;
beforeAll(async () => {
  test = await openTestDesk();
  marisol = await test.signIn('administrator', 'everything', 'Marisol Ortega');
});
afterAll(() => test.close());

async function invite(email: string, permissions = { role: 'agent', scope: 'everything' }) {
  const reply = await marisol.post('/api/people', { email, name: 'Jun Ito', ...permissions });
  expect(reply.statusCode).toBe(201);
  return reply.json().person;
}

describe('signing in by mail', () => {
  it('works with an invitation, and later with a requested link', async () => {
    const person = await invite('jun@example.com');
    expect(person).toMatchObject({ lastSeenAt: null, sessions: 0, invitedAt: test.clock.now });
    const token = await test.mailedToken('jun@example.com');

    const jun = test.browser();
    // Viewing a link does not use it: mail scanners open every link.
    for (let times = 0; times < 3; times += 1) {
      expect((await jun.get(`/sign-in/${token}`)).statusCode).toBe(200);
      const viewed = await jun.get(`/api/sign-in/${token}`);
      expect(viewed.json()).toEqual({ purpose: 'invitation', name: 'Jun Ito' });
    }
    expect((await jun.get('/api/me')).statusCode).toBe(401);
    expect((await jun.post(`/api/sign-in/${token}`)).statusCode).toBe(200);
    expect((await jun.get('/api/me')).json().person).toMatchObject({
      email: 'jun@example.com',
      lastSeenAt: test.clock.now,
      invitationUntil: null,
      sessions: 1,
    });

    const phone = await test.signInByMail('jun@example.com', {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    });
    const { sessions } = (await phone.get('/api/people')).json();
    expect(sessions.map(({ browser, isThis }: never) => [browser, isThis])).toEqual(
      expect.arrayContaining([
        ['Safari on iPhone', true],
        ['Firefox on Windows', false],
      ]),
    );
  });

  it('responds the same to known and unknown addresses, and mails only known ones', async () => {
    const email = 'known@example.com';
    await invite(email);
    await test.mailedToken(email);
    const requestLink = (address: string) => test.browser().post('/api/sign-in', { email: address });
    // The unknown address first: it would have mail by the time the known one has.
    const [unknown, known] = [
      await requestLink('nobody@example.com'),
      await requestLink('KNOWN@example.com'),
    ];
    expect([known.statusCode, known.body]).toEqual([202, unknown.body]);
    expect(unknown.statusCode).toBe(202);
    const names = (headers: object) => Object.keys(headers).sort();
    expect(names(known.headers)).toEqual(names(unknown.headers));
    await test.mailedToken(email, 2);
    await test.mailedToken('nobody@example.com', 0);
    expect((await requestLink('no address')).json()).toEqual({
      error: expect.stringContaining('mail address'),
    });
  });

  it('reports a truncated link', async () => {
    const visitor = test.browser();
    const truncated = await visitor.post('/api/sign-in/short');
    expect([truncated.statusCode, truncated.json().error]).toEqual([404, expect.stringContaining('cut off')]);
  });

  it('keeps a link valid if the session could not be stored', async () => {
    await invite('once@example.com');
    const token = await test.mailedToken('once@example.com');
    const { db } = test.desk.storage;
    await sql`create trigger fail before insert on sessions begin select raise(abort, 'no'); end`.execute(db);
    const browser = test.browser();
    expect((await browser.post(`/api/sign-in/${token}`)).statusCode).toBe(500);
    await sql`drop trigger fail`.execute(db);
    expect((await browser.post(`/api/sign-in/${token}`)).statusCode).toBe(200);
    expect((await browser.get('/api/me')).statusCode).toBe(200);
  });

  it('redacts the token of a link in the log', async () => {
    const token = 'a'.repeat(43);
    await test.browser().get(`/sign-in/${token}`);
    await test.browser().post(`/api/sign-in/${token}`);
    expect(test.log.join('')).toContain('/sign-in/...');
    expect(test.log.join('')).not.toContain(token);
  });
});

describe('the first administrator', () => {
  it('signs in with a setup link and a valid name, which invalidates other setup links', async () => {
    const fresh = await openTestDesk();
    const setupLink = async () => {
      const { storage } = fresh.desk;
      const now = fresh.clock.now;
      const url = await makeLink(storage.db, {
        personId: null,
        purpose: 'first-administrator',
        address: DESK_URL,
        now,
      });
      return url.replace(DESK_URL, '/api');
    };
    const [link, other] = [await setupLink(), await setupLink()];
    const ada = fresh.browser();
    expect((await ada.get(link)).json()).toEqual({ purpose: 'first-administrator', name: null });
    const nameless = await ada.post(link);
    expect([nameless.statusCode, nameless.json().error]).toEqual([400, expect.stringContaining('your name')]);
    expect((await ada.post(link, { name: 'Ada', email: 'no' })).statusCode).toBe(400);
    const bell = await ada.post(link, { name: 'Ada\u0000\u0007', email: 'ada@example.com' });
    expect([bell.statusCode, bell.json().error]).toEqual([400, expect.stringContaining('one line')]);

    expect((await ada.post(link, { name: 'Ada King', email: 'Ada@Example.com' })).statusCode).toBe(200);
    expect((await ada.get('/api/me')).json().person).toMatchObject({
      name: 'Ada King',
      email: 'ada@example.com',
      role: 'administrator',
      scope: 'everything',
    });
    const eve = await fresh.browser().post(other, { name: 'Eve', email: 'eve@example.com' });
    expect(eve.statusCode).toBe(410);
    expect((await ada.get('/api/me')).json().colleagues).toEqual([]);
    await fresh.close();
  });
});

describe('sessions', () => {
  it('end after 8 hours without activity, and after 7 days in any case', async () => {
    const agent = await test.signIn('agent');
    const start = test.clock.now;
    test.clock.now += 8 * HOUR - MINUTE;
    expect((await agent.get('/api/me', ACTIVE)).statusCode).toBe(200);
    test.clock.now += 8 * HOUR - MINUTE;
    expect((await agent.get('/api/me', ACTIVE)).statusCode).toBe(200);
    test.clock.now += 8 * HOUR + MINUTE;
    expect((await agent.get('/api/me', ACTIVE)).statusCode).toBe(401);

    test.clock.now = start;
    const busy = await test.signIn('agent');
    for (let hours = 0; hours < 7 * 24; hours += 7) {
      expect((await busy.get('/api/me', ACTIVE)).statusCode).toBe(200);
      test.clock.now += 7 * HOUR;
    }
    expect((await busy.get('/api/me')).statusCode).toBe(401);
    test.clock.now = start;
  });

  it('are not extended by background requests without activity', async () => {
    const agent = await test.signIn('agent');
    const reference = await createSenders(test.desk.storage).contact();
    const start = test.clock.now;
    const presence = (headers = {}) =>
      agent.post(`/api/submissions/${reference}/presence`, { writing: false }, headers);
    const background = async () => [
      (await presence()).statusCode,
      (await agent.get('/api/submissions')).statusCode,
      (await agent.get('/api/me')).statusCode,
    ];
    test.clock.now += 7 * HOUR;
    expect(await background()).toEqual([200, 200, 200]);
    // A presence report with the activity header extends the session.
    expect((await presence(ACTIVE)).statusCode).toBe(200);
    for (let hours = 1; hours < 8; hours += 1) {
      test.clock.now += HOUR;
      expect(await background()).toEqual([200, 200, 200]);
    }
    const [shown] = (await agent.get('/api/people')).json().sessions;
    expect(shown.lastUsedAt).toBe(start + 7 * HOUR);
    test.clock.now += HOUR;
    expect(await background()).toEqual([401, 401, 401]);
    test.clock.now = start;
  });

  it('end by sign-out, individually, all others at once, or by an administrator', async () => {
    await invite('many@example.com');
    await test.mailedToken('many@example.com');
    const [a, b, c] = [
      await test.signInByMail('many@example.com'),
      await test.signInByMail('many@example.com'),
      await test.signInByMail('many@example.com'),
    ];
    const status = async () =>
      Promise.all([a, b, c].map(async (browser) => (await browser.get('/api/me')).statusCode));
    expect(await status()).toEqual([200, 200, 200]);

    const { sessions } = (await a.get('/api/people')).json();
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await a.post(`/api/sessions/${other.id}/end`)).json()).toEqual({ ended: 1 });
    expect((await status()).filter((each) => each === 200)).toHaveLength(2);
    expect((await a.post(`/api/sessions/${other.id}/end`)).statusCode).toBe(404);
    expect((await a.post('/api/sessions/end-others')).json()).toEqual({ ended: 1 });
    expect(await status()).toEqual([200, 401, 401]);

    const again = await test.signInByMail('many@example.com');
    const { person } = (await again.get('/api/me')).json();
    const ended = await marisol.post(`/api/people/${person.id}/end-sessions`);
    expect(ended.json().person.sessions).toBe(0);
    expect((await again.get('/api/me')).statusCode).toBe(401);

    const last = await test.signInByMail('many@example.com');
    const oldCookie = last.cookie;
    expect((await last.post('/api/sign-out')).statusCode).toBe(200);
    expect(last.cookie).toBeNull();
    last.cookie = oldCookie;
    expect((await last.get('/api/me')).statusCode).toBe(401);
  });
});
