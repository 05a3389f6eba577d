import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { postWebhook } from '#server/outbox/webhook.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, applicationForm, CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { type HookServer, startHookServer } from '../helpers/hook-server.ts';
import { openTestForms, type TestForms, withQuickRetries } from './test-backend.ts';

const SECRET = 'a-secret-for-webhooks';
let hooks: HookServer;
let forms: TestForms;
beforeEach(async () => {
  hooks = await startHookServer();
  forms = await openTestForms({ WEBHOOK_URL: hooks.url, WEBHOOK_SECRET: SECRET }, withQuickRetries);
});
afterEach(async () => {
  await forms.close();
  hooks.close();
});
const webhookRow = async () => (await forms.mails()).find(({ kind }) => kind === 'webhook');
const state = async () => (await webhookRow())?.state;

describe('a webhook', () => {
  it('is sent for an enquiry, with a signature', async () => {
    const { reference } = (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json();
    await expect.poll(state).toBe('sent');
    const [{ headers, body }, ...others] = hooks.received as [HookServer['received'][0]];
    expect(others).toEqual([]);
    expect(JSON.parse(body)).toEqual({
      id: (await webhookRow())!.id,
      event: 'submission.accepted',
      form: 'contact',
      reference,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      name: CONTACT.name,
      email: 'ann@visitor.example',
      position: null,
      fields: CONTACT,
      resume: null,
    });
    const timestamp = String(headers['x-webhook-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    const expected = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-webhook-id': (await webhookRow())!.id,
      'x-webhook-signature': `sha256=${expected}`,
    });
  });

  it('is sent for an application, without the resume file', async () => {
    const bytes = pdfResume({ bytes: 20_000, extra: '/Encrypt 1 0 R' });
    await forms.apply(applicationForm(APPLICATION, { bytes }), { query: '?position=Product%20Manager' });
    await expect.poll(state).toBe('sent');
    const { body } = hooks.received[0]!;
    expect(JSON.parse(body)).toMatchObject({
      form: 'careers',
      position: 'Product Manager',
      fields: { city: 'Leeds', age: 34 },
      resume: {
        kind: 'pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        flags: ['encrypted'],
      },
    });
    expect(body.length).toBeLessThan(2000);
  });

  it('is sent for a subscription', async () => {
    await forms.post(NEWSLETTER_FORM.endpoint, NEWSLETTER);
    await expect.poll(state).toBe('sent');
    expect(JSON.parse(hooks.received[0]!.body)).toMatchObject({
      event: 'submission.accepted',
      form: 'newsletter',
      fields: { topic: 'tech' },
    });
    expect(hooks.received[0]!.body).not.toContain('confirmedAt');
  });

  it('is sent when a subscription or a change of it is confirmed', async () => {
    for (const [index, topic] of ['tech', 'finance'].entries()) {
      await forms.post(NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, topic });
      await forms.confirm();
      await expect.poll(() => hooks.received.length).toBe(2 * (index + 1));
      const [confirmed, ...others] = hooks.received
        .slice(-2)
        .map(({ body }) => JSON.parse(body))
        .filter(({ event }) => event === 'subscription.confirmed');
      expect(others).toEqual([]);
      expect(confirmed).toMatchObject({ form: 'newsletter', email: NEWSLETTER.email, fields: { topic } });
      expect(Date.parse(confirmed.confirmedAt)).toBeGreaterThanOrEqual(Date.parse(confirmed.receivedAt));
    }
    const ids = hooks.received.map(({ headers }) => headers['x-webhook-id']);
    expect(new Set(ids).size).toBe(4);
  });

  it('is not sent for a quarantined submission', async () => {
    await forms.post(CONTACT_FORM.endpoint, CONTACT, { 'x-form-trap': 'spam' });
    expect(await forms.mails()).toEqual([]);
  });

  it('is retried with the same payload after a 500', async () => {
    hooks.verdict = () => (hooks.received.length > 2 ? 200 : 500);
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(state).toBe('sent');
    expect(hooks.received).toHaveLength(3);
    expect(new Set(hooks.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(hooks.received.map(({ headers }) => headers['x-webhook-id'])).size).toBe(1);
    expect(await webhookRow()).toMatchObject({ last_error: 'The webhook answered with 500' });
  });

  it('is not retried after a 400', async () => {
    hooks.verdict = () => 400;
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(state).toBe('dead');
    expect(hooks.received).toHaveLength(1);
    const log = forms.log.join('');
    expect(log).toContain('HTTP 400');
    expect(log).not.toMatch(/visitor\.example|hidden/);
    // Mail is delivered independently of the webhook.
    await expect
      .poll(async () =>
        (await forms.mails()).filter(({ kind }) => kind !== 'webhook').map((row) => row.state),
      )
      .toEqual(['sent', 'sent']);
  });

  it('stays pending if the receiver is down, with an error that hides its URL', async () => {
    hooks.close();
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect
      .poll(async () => (await webhookRow())?.last_error)
      .toBe('The webhook did not answer (ECONNREFUSED)');
    expect(await state()).toBe('pending');
  });

  it('is canceled if WEBHOOK_URL is no longer set', async () => {
    hooks.verdict = () => 500;
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(() => hooks.received.length).toBeGreaterThan(0);
    await forms.app.close();
    const without = await openTestForms({ DATA_DIR: forms.dataDir });
    await without.app.ready();
    await forms.storage.db.updateTable('outbox').set({ due_at: 0 }).where('kind', '=', 'webhook').execute();
    await expect.poll(state).toBe('cancelled');
    await without.close();
  });
});

describe('a webhook receiver', () => {
  let receiver: HookServer;
  beforeEach(async () => {
    receiver = await startHookServer();
  });
  afterEach(() => receiver.close());
  const deliver = (timeoutMs?: number) =>
    postWebhook({ url: receiver.url, secret: SECRET }, { id: 'one', body: '{}' }, timeoutMs);

  it.each([503, 408, 429, 302])('that responds %s causes a temporary failure', async (status) => {
    receiver.verdict = () => status;
    await expect(deliver()).rejects.toMatchObject({ isPermanent: false });
  });

  it.each([401, 404, 410])('that responds %s causes a permanent failure', async (status) => {
    receiver.verdict = () => status;
    await expect(deliver()).rejects.toMatchObject({ isPermanent: true });
  });

  it('that times out causes a temporary failure', async () => {
    receiver.verdict = () => 'silence';
    await expect(deliver(50)).rejects.toMatchObject({ code: 'TimeoutError', isPermanent: false });
  });
});
