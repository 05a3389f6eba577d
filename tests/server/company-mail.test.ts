import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { type HookServer, startHookServer } from '../helpers/hook-server.ts';
import { createInbox } from '../helpers/inbox.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

const SECRET = 'a-secret-for-webhooks';
const HOUR = 3_600_000;
const TOKEN = 'a-token-for-metrics';
const READY = { url: '/api/ready', headers: { authorization: `Bearer ${TOKEN}` } };
const GIVEN_UP = 'Mail to the company does not arrive: 1 message given up.';
let mailServer: MailServer;
let hooks: HookServer;
let forms: TestForms;
let env: Record<string, string>;

beforeEach(async () => {
  mailServer = await startMailServer();
  hooks = await startHookServer();
  env = { SMTP_URL: mailServer.url, WEBHOOK_URL: hooks.url, WEBHOOK_SECRET: SECRET, MAIL_ACKNOWLEDGE: '0' };
  env.METRICS_TOKEN = TOKEN;
  forms = await openTestForms(env);
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
  hooks.close();
});

const state = async () => (await forms.mails()).find(({ kind }) => kind === 'company')?.state;
/** A server checks delivery on startup and every minute after that. */
const startAnother = async (): Promise<TestForms> => {
  const another = await openTestForms({ ...env, DATA_DIR: forms.dataDir });
  await another.app.ready();
  return another;
};
const alerts = () => hooks.received.filter(({ body }) => body.includes('"delivery.'));
const events = () => alerts().map(({ body }) => JSON.parse(body).event as string);
/** Sends an enquiry whose company mail the mail server rejects permanently. */
async function enquiryWithDeadMail(): Promise<string> {
  mailServer.recipientVerdict = () => '550 5.1.1 No such user';
  const { reference } = (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json();
  await expect.poll(state).toBe('dead');
  mailServer.recipientVerdict = () => null;
  return reference;
}

describe('dead company mail', () => {
  it('is reported in the log, by readiness and by the status command', async () => {
    const reference = await enquiryWithDeadMail();
    const another = await startAnother();
    await expect
      .poll(() => another.log.find((line) => line.includes(GIVEN_UP)))
      .toMatch(/"level":"error".*"givenUp":1,"waiting":0/);
    const ready = await another.app.inject(READY);
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({
      status: 'ready',
      outbox: { oldestSeconds: 0 },
      warnings: [expect.stringContaining(GIVEN_UP)],
    });

    const inbox = createInbox({ DATA_DIR: forms.dataDir }, forms.dataDir, Date.now());
    const failing = await inbox.run('status');
    expect([failing.code, failing.out]).toEqual([1, expect.stringContaining(`- ${GIVEN_UP}`)]);
    // Closing the enquiry clears the warning.
    await forms.storage.db
      .updateTable('submissions')
      .set({ acked_at: Date.now() })
      .where('reference', '=', reference)
      .execute();
    expect((await inbox.run('status')).out).not.toContain('does not arrive');
    expect([...forms.log, ...another.log].join('')).not.toContain('visitor.example');
    await another.close();
  });

  it('triggers one failing webhook, and one recovered webhook once it is delivered', async () => {
    const reference = await enquiryWithDeadMail();
    hooks.verdict = () => 500;
    const withFailingHook = await startAnother();
    await expect.poll(() => withFailingHook.log.join('')).toContain('the alert webhook failed');
    await withFailingHook.close();
    hooks.verdict = () => 204;
    hooks.received.length = 0;
    // The alert may be sent again once the lease of the first attempt has expired.
    await forms.storage.db.updateTable('delivery_alerts').set({ lease_until: 0 }).execute();

    const concurrent = await Promise.all([startAnother(), startAnother()]);
    await expect.poll(events).toEqual(['delivery.failing']);
    for (const each of [...concurrent, await startAnother()]) await each.close();
    expect(events()).toEqual(['delivery.failing']);
    const [{ headers, body }] = alerts() as [HookServer['received'][0]];
    const { id, at, ...rest } = JSON.parse(body);
    expect(rest).toEqual({
      event: 'delivery.failing',
      givenUp: 1,
      waiting: 0,
      waitingSince: null,
      message: expect.stringContaining(GIVEN_UP),
    });
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
    const signed = createHmac('sha256', SECRET).update(`${headers['x-webhook-timestamp']}.${body}`);
    expect(headers).toMatchObject({
      'x-webhook-id': id,
      'x-webhook-signature': `sha256=${signed.digest('hex')}`,
    });

    const inbox = createInbox({ DATA_DIR: forms.dataDir }, forms.dataDir, Date.now());
    await inbox.run('resend', reference);
    await expect.poll(state).toBe('sent');
    for (const each of [await startAnother(), await startAnother()]) await each.close();
    await expect.poll(events).toEqual(['delivery.failing', 'delivery.recovered']);
    expect(JSON.parse(alerts()[1]!.body)).toMatchObject({ givenUp: 0, waiting: 0 });
  });
});

describe('pending company mail', () => {
  it('triggers an alert after more than an hour, and at most one per hour', async () => {
    mailServer.verdict = () => 451;
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(() => mailServer.offered).toBe(1);
    await (await startAnother()).close();
    expect(events()).toEqual([]);
    await forms.storage.db
      .updateTable('outbox')
      .set({ created_at: Date.now() - 1.5 * HOUR })
      .execute();
    const another = await startAnother();
    const warning = /does not arrive: 1 message waiting, for up to 90 minutes/;
    await expect.poll(() => another.log.find((line) => warning.test(line))).toContain('"level":"error"');
    expect((await another.app.inject(READY)).json().warnings).toEqual([expect.stringMatching(warning)]);
    await expect.poll(events).toEqual(['delivery.failing']);
    // Dead mail in addition triggers no second alert within the hour.
    await forms.storage.db
      .updateTable('outbox')
      .set({ state: 'dead', done_at: Date.now(), lease: null })
      .where('kind', '=', 'company')
      .execute();
    await (await startAnother()).close();
    expect(events()).toEqual(['delivery.failing']);
    await forms.storage.db
      .updateTable('delivery_alerts')
      .set({ told_at: Date.now() - HOUR, given_up_at: 0 })
      .execute();
    await (await startAnother()).close();
    await expect.poll(events).toEqual(['delivery.failing', 'delivery.failing']);
    await another.close();
  });
});
