import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms, withQuickRetries } from './test-backend.ts';

let mailServer: MailServer;
let forms: TestForms;

const open = (smtpUrl: string) =>
  openTestForms({ SMTP_URL: smtpUrl, MAIL_ACKNOWLEDGE: '0' }, withQuickRetries);
beforeEach(async () => {
  mailServer = await startMailServer();
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
});
const row = async () => (await forms.mails())[0]!;

// The classification of replies is tested in src/server/mail/refusal.test.ts.
describe('an SMTP rejection unrelated to the message and its recipient', () => {
  it.each([
    ['a recipient', '550 5.4.5 Daily user sending limit exceeded'],
    ['the message', '550 5.4.5 Daily user sending limit exceeded'],
    ['the message', '554 Transaction failed'],
  ])('for %s, "%s", is retried until the server accepts the message', async (to, reply) => {
    const verdict = () => reply;
    if (to === 'a recipient') mailServer.recipientVerdict = verdict;
    else mailServer.verdict = verdict;
    forms = await open(mailServer.url);
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(async () => (await row()).attempts).toBeGreaterThan(2);
    expect(await row()).toMatchObject({ state: 'pending', last_error: expect.stringContaining(reply) });
    mailServer.recipientVerdict = mailServer.verdict = () => null;
    await expect.poll(async () => (await row()).state).toBe('sent');
    expect(mailServer.received).toHaveLength(1);
  });

  it('of the credentials is retried until they are accepted', async () => {
    mailServer.password = 'the new one';
    forms = await open(mailServer.url.replace('//', '//site:old@'));
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(async () => (await row()).attempts).toBeGreaterThan(1);
    expect(await row()).toMatchObject({ state: 'pending', last_error: expect.stringContaining('535') });
    mailServer.password = 'old';
    await expect.poll(async () => (await row()).state).toBe('sent');
  });
});

describe('an SMTP rejection of the message or its recipient', () => {
  it.each([
    ['the recipient', '550 5.1.1 No such user'],
    ['the message', '552 5.3.4 Message size exceeds fixed limit'],
  ])('for %s, "%s", stops delivery after one attempt', async (to, reply) => {
    const verdict = () => reply;
    if (to === 'the recipient') mailServer.recipientVerdict = verdict;
    else mailServer.verdict = verdict;
    forms = await open(mailServer.url);
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(async () => (await row()).state).toBe('dead');
    expect(await row()).toMatchObject({ attempts: 1, last_error: expect.stringContaining(reply) });
  });
});
