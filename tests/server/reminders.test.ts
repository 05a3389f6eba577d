import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { headerOf, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms, withQuickRetries } from './test-backend.ts';

const HOUR = 3_600_000;
/** Any four days contain more than nine business hours. */
const OVERDUE_HOURS = 96;
let mailServer: MailServer;
let forms: TestForms;
beforeEach(async () => {
  mailServer = await startMailServer();
  forms = await openTestForms({ SMTP_URL: mailServer.url });
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
});

/** Sends an enquiry, waits for its mails and backdates it. */
async function sendBackdatedEnquiry(hoursAgo: number): Promise<string> {
  const { reference } = (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json();
  await expect.poll(() => mailServer.received.length).toBe(2);
  mailServer.received.length = 0;
  await forms.storage.db
    .updateTable('submissions')
    .set({ created_at: Date.now() - hoursAgo * HOUR })
    .execute();
  return reference;
}
/** A server checks for overdue enquiries on startup and every minute after that. */
const startAnother = async (env: Record<string, string> = {}): Promise<TestForms> => {
  const another = await openTestForms({ SMTP_URL: mailServer.url, DATA_DIR: forms.dataDir, ...env });
  await another.app.ready();
  return another;
};
const reminders = async () =>
  (await forms.mails()).filter(({ kind }) => kind === 'reminder').map(({ state }) => state);

describe('an enquiry without a reply', () => {
  it('triggers one reminder with the due time, the reference and the reply address', async () => {
    const reference = await sendBackdatedEnquiry(OVERDUE_HOURS);
    const servers = [await startAnother(), await startAnother()];
    await expect.poll(() => mailServer.received.length).toBe(1);
    await expect.poll(reminders).toEqual(['sent']);
    const { to, source } = mailServer.received[0]!;
    expect(to).toEqual(['info@example.com']);
    expect(headerOf(source, 'Subject')).toMatch(/^Please reply by \w{3}, \w{3} \d+, \d+:\d\d.[AP]M C[SD]T: /);
    expect(headerOf(source, 'Subject')).toContain(`[${reference}]`);
    expect(headerOf(source, 'Reply-To')).toMatch(/<Ann@visitor\.example>$/);
    for (const server of [...servers, await startAnother()]) await server.close();
    expect(await reminders()).toEqual(['sent']);
  });

  it('triggers no reminder when REPLY_REMINDER_HOURS is 0', async () => {
    await sendBackdatedEnquiry(OVERDUE_HOURS);
    await (await startAnother({ REPLY_REMINDER_HOURS: '0' })).close();
    expect(await reminders()).toEqual([]);
  });
});

it('a pending reminder is canceled once the enquiry is closed', async () => {
  await sendBackdatedEnquiry(OVERDUE_HOURS);
  mailServer.verdict = () => 451;
  const settings = { SMTP_URL: mailServer.url, DATA_DIR: forms.dataDir };
  const withRetries = await openTestForms(settings, withQuickRetries);
  await withRetries.app.ready();
  await expect.poll(() => mailServer.offered).toBeGreaterThan(2);
  await forms.storage.db.updateTable('submissions').set({ acked_at: Date.now() }).execute();
  await expect.poll(reminders).toEqual(['cancelled']);
  await withRetries.close();
});
