import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PersonReply } from '#contract/desk/people.ts';
import type { PeoplePage } from '#contract/desk/views.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { openTestDesk, type TestDesk } from './test-desk.ts';

describe('an invitation', () => {
  let test: TestDesk;
  beforeAll(async () => {
    // The poll timer of the outbox never fires, so only an explicit wake-up sends mail.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    test = await openTestDesk();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  it('is mailed without waiting for a poll, as is another link', async () => {
    const boss = await test.signIn('administrator');
    const email = 'new@example.com';
    const { person } = (await boss.post('/api/people', { email, role: 'agent', scope: 'everything' })).json();
    await test.mailedToken(email);
    await boss.post(`/api/people/${person.id}/link`);
    await test.mailedToken(email, 2);
  });
});

describe('an invitation that the mail server rejects', () => {
  let mailServer: MailServer;
  let test: TestDesk;
  beforeAll(async () => {
    mailServer = await startMailServer();
    mailServer.recipientVerdict = (to) => (to.startsWith('gone') ? '550 5.1.1 No such user' : null);
    test = await openTestDesk({ env: { SMTP_URL: mailServer.url } });
  });
  afterAll(async () => {
    await test.close();
    await mailServer.close();
  });

  it('is shown in the list of people, and its link can be handed over until it is used', async () => {
    const boss = await test.signIn('administrator');
    const invite = async (email: string): Promise<PersonReply> =>
      (await boss.post('/api/people', { email, role: 'agent', scope: 'everything' })).json();
    const rejected = await invite('gone@example.com');
    const delivered = await invite('here@example.com');
    // The link is mailed, so the inviter does not see it.
    expect([rejected.link, delivered.link]).toEqual([undefined, undefined]);
    const undelivered = async () => {
      const { people } = (await boss.get('/api/people')).json() as PeoplePage;
      return people.flatMap((each) => (each.undelivered === null ? [] : [[each.email, each.undelivered]]));
    };
    await expect
      .poll(undelivered)
      .toEqual([['gone@example.com', expect.stringContaining('550 5.1.1 No such user')]]);
    const handedOver = await boss.post(`/api/people/${rejected.person!.id}/link`, { handOver: true });
    const token = handedOver.json().link.split('/sign-in/')[1];
    test.clock.now = Date.now();
    expect((await test.browser().post(`/api/sign-in/${token}`)).statusCode).toBe(200);
    expect(await undelivered()).toEqual([]);
    // A link for an active person would let an administrator impersonate them.
    const refused = await boss.post(`/api/people/${rejected.person!.id}/link`, { handOver: true });
    expect([refused.statusCode, refused.json().link]).toEqual([400, undefined]);
  });
});

it('GET /api/sign-in/ways reports whether anyone has access yet', async () => {
  const test = await openTestDesk();
  const ways = async () => (await test.browser().get('/api/sign-in/ways')).json();
  expect(await ways()).toEqual({ mail: false, company: false, hasPeople: false });
  await test.signIn('administrator');
  expect(await ways()).toMatchObject({ hasPeople: true });
  await test.close();
});
