import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { startPostgres, type TestPostgres } from '../fixtures/postgres.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms } from '../server/test-backend.ts';

let postgres: TestPostgres;
let mailServer: MailServer;
let forms: TestForms;
beforeEach(async () => {
  postgres = await startPostgres();
  mailServer = await startMailServer();
  const env = {
    DATABASE_URL: await postgres.newDatabase(),
    SMTP_URL: mailServer.url,
    MAIL_ACKNOWLEDGE: '0',
  };
  forms = await openTestForms(env, (config) => ({ ...config, outbox: { retryMs: 50, leaseMs: 1000 } }));
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
  await postgres.stop();
});

it('a mail delivered during a database outage is recorded afterward, and sent only once', async () => {
  const accepted = Promise.withResolvers<null>();
  mailServer.verdict = () => accepted.promise;
  await forms.post(CONTACT_FORM.endpoint, CONTACT);
  await expect.poll(() => mailServer.offered).toBe(1);
  await postgres.restart(async () => {
    accepted.resolve(null);
    await expect.poll(() => forms.log.join('')).toContain('could not be stored; retrying');
    // Meanwhile the worker fails to read the outbox.
    await expect.poll(() => forms.log.join('')).toContain('the outbox cannot be read');
  });
  await expect.poll(async () => (await forms.mails().catch(() => []))[0]?.state).toBe('sent');
  expect(forms.log.join('')).toContain('the outcome of a delivery is stored now');
  expect(mailServer.offered).toBe(1);
});
