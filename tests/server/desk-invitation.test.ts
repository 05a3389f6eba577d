import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PersonReply } from '#contract/desk/people.ts';
import type { PeoplePage } from '#contract/desk/views.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { openTestDesk, type TestDesk } from './test-desk.ts';

describe('an invitation', () => {
  let test: TestDesk;
  beforeAll(async () => {
    // The timer after which the outbox looks by itself never ends: only what wakes it gets mail sent.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    test = await openTestDesk();
  });
  afterAll(async () => {
    vi.useRealTimers();
    await test.close();
  });

  it('is mailed at once, and so is another link', async () => {
    const boss = await test.signIn('administrator');
    const email = 'new@example.com';
    const { person } = (await boss.post('/api/people', { email, role: 'agent', scope: 'everything' })).json();
    await test.mailedToken(email);
    await boss.post(`/api/people/${person.id}/link`);
    await test.mailedToken(email, 2);
  });
});

describe('an invitation that the mail server refuses', () => {
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

  it('is shown in the list of people, with a link to hand over instead', async () => {
    const boss = await test.signIn('administrator');
    const invite = async (email: string): Promise<PersonReply> =>
      (await boss.post('/api/people', { email, role: 'agent', scope: 'everything' })).json();
    const gone = await invite('gone@example.com');
    const here = await invite('here@example.com');
    // Email brings it, so nobody else gets it.
    expect([gone.link, here.link]).toEqual([undefined, undefined]);
    const undelivered = async () => {
      const { people } = (await boss.get('/api/people')).json() as PeoplePage;
      return people.flatMap((each) => (each.undelivered === null ? [] : [[each.email, each.undelivered]]));
    };
    await expect
      .poll(undelivered)
      .toEqual([['gone@example.com', expect.stringContaining('550 5.1.1 No such user')]]);
    const handedOver = await boss.post(`/api/people/${gone.person!.id}/link`, { handOver: true });
    const token = handedOver.json().link.split('/sign-in/')[1];
    test.clock.now = Date.now();
    expect((await test.browser().post(`/api/sign-in/${token}`)).statusCode).toBe(200);
    expect(await undelivered()).toEqual([]);
    // From now on it would let an administrator in as somebody else.
    const refused = await boss.post(`/api/people/${gone.person!.id}/link`, { handOver: true });
    expect([refused.statusCode, refused.json().link]).toEqual([400, undefined]);
  });
});

it('the sign-in page knows whether anybody has access yet', async () => {
  const test = await openTestDesk();
  const ways = async () => (await test.browser().get('/api/sign-in/ways')).json();
  expect(await ways()).toEqual({ mail: false, company: false, hasPeople: false });
  await test.signIn('administrator');
  expect(await ways()).toMatchObject({ hasPeople: true });
  await test.close();
});
