import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { headerOf, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms, withQuickRetries } from './test-backend.ts';

const HOUR = 3_600_000;
/** Four days hold more than nine office hours, whatever day it is. */
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

/** An enquiry of some time ago that has been mailed. */
async function enquiry(hoursAgo: number): Promise<string> {
  const { reference } = (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json();
  await expect.poll(() => mailServer.received.length).toBe(2);
  mailServer.received.length = 0;
  await forms.storage.db
    .updateTable('submissions')
    .set({ created_at: Date.now() - hoursAgo * HOUR })
    .execute();
  return reference;
}
/** The server looks when it starts, and every minute from then on. */
const startAgain = async (env: Record<string, string> = {}): Promise<TestForms> => {
  const again = await openTestForms({ SMTP_URL: mailServer.url, DATA_DIR: forms.dataDir, ...env });
  await again.app.ready();
  return again;
};
const reminders = async () =>
  (await forms.mails()).filter(({ kind }) => kind === 'reminder').map(({ state }) => state);

describe('an enquiry that nobody has answered', () => {
  it('is brought to mind once, with all that is needed to answer', async () => {
    const reference = await enquiry(OVERDUE_HOURS);
    const servers = [await startAgain(), await startAgain()];
    await expect.poll(() => mailServer.received.length).toBe(1);
    await expect.poll(reminders).toEqual(['sent']);
    const { to, source } = mailServer.received[0]!;
    expect(to).toEqual(['info@example.com']);
    expect(headerOf(source, 'Subject')).toMatch(/^Please reply by \w{3}, \w{3} \d+, \d+:\d\d.[AP]M C[SD]T: /);
    expect(headerOf(source, 'Subject')).toContain(`[${reference}]`);
    expect(headerOf(source, 'Reply-To')).toMatch(/<Ann@visitor\.example>$/);
    for (const server of [...servers, await startAgain()]) await server.close();
    expect(await reminders()).toEqual(['sent']);
  });

  it('is left alone where reminders are switched off', async () => {
    await enquiry(OVERDUE_HOURS);
    await (await startAgain({ REPLY_REMINDER_HOURS: '0' })).close();
    expect(await reminders()).toEqual([]);
  });
});

it('a reminder that waits is dropped once the enquiry is answered', async () => {
  await enquiry(OVERDUE_HOURS);
  mailServer.verdict = () => 451;
  const settings = { SMTP_URL: mailServer.url, DATA_DIR: forms.dataDir };
  const quick = await openTestForms(settings, withQuickRetries);
  await quick.app.ready();
  await expect.poll(() => mailServer.offered).toBeGreaterThan(2);
  await forms.storage.db.updateTable('submissions').set({ acked_at: Date.now() }).execute();
  await expect.poll(reminders).toEqual(['cancelled']);
  await quick.close();
});
