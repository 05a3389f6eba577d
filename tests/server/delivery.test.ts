import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { facts } from '#content/facts.ts';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { headerOf, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import {
  APPLICATION,
  applicationForm,
  CONTACT,
  encodeForm,
  NEWSLETTER,
} from '../fixtures/sample-submissions.ts';
import { createSenders } from '../helpers/inbox.ts';
import { openTestForms, type TestForms, withQuickRetries } from './test-backend.ts';

let mailServer: MailServer;
let forms: TestForms;

beforeEach(async () => {
  mailServer = await startMailServer();
  forms = await openTestForms({ SMTP_URL: mailServer.url }, withQuickRetries);
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
});

const post = (url: string, payload: object) => forms.app.inject({ method: 'POST', url, payload });
const outbox = () => forms.mails();
const states = async () => (await outbox()).map(({ state }) => state).sort();
const mailTo = (address: string) => mailServer.received.find(({ to }) => to.includes(address))!;
/** Decodes the quoted-printable parts of a message. */
const decoded = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));

describe('mail about an enquiry', () => {
  it('contains every field for the company, and no visitor text in the acknowledgement', async () => {
    const { reference } = (await post(CONTACT_FORM.endpoint, CONTACT)).json();
    await expect.poll(() => mailServer.received.length).toBe(2);
    await expect.poll(states).toEqual(['sent', 'sent']);

    const { source } = mailTo('info@example.com');
    expect(headerOf(source, 'From')).toBe('"Example Machines Inc." <info@example.com>');
    expect(headerOf(source, 'Reply-To')).toMatch(/<Ann@visitor\.example>$/);
    expect(headerOf(source, 'Subject')).toBe(`Enquiry: Solutions / IoT & Big Data [${reference}]`);
    const text = decoded(source);
    for (const part of ['+44 20 7946 0018', 'Plant manager', 'We have 300 machines.', reference])
      expect(text).toContain(part);
    expect(text).toContain('Works &amp; Sons &lt;Ltd&gt;');
    expect(text).toContain('Organization: Works & Sons <Ltd>');
    expect(text).not.toMatch(/text\/html[\s\S]*<each other>/);

    const ack = mailTo('Ann@visitor.example').source;
    expect(headerOf(ack, 'Subject')).toBe(`We have your message [${reference}]`);
    expect(headerOf(ack, 'Auto-Submitted')).toBe('auto-replied');
    const ackText = decoded(ack.slice(ack.indexOf('\r\n\r\n')));
    expect(ackText).toContain(reference);
    expect(ackText).toContain('within one business day');
    for (const word of ['Ann', 'Works', 'Plant', 'machines', '7946']) expect(ackText).not.toContain(word);
  });

  it('includes no acknowledgement when MAIL_ACKNOWLEDGE is 0', async () => {
    const quiet = await openTestForms({ SMTP_URL: mailServer.url, MAIL_ACKNOWLEDGE: '0' });
    await quiet.app.inject({ method: 'POST', url: CONTACT_FORM.endpoint, payload: CONTACT });
    const rows = await quiet.mails();
    expect(rows.map(({ kind }) => kind)).toEqual(['company']);
    await quiet.close();
  });
});

describe('mail about an enquiry that is marked as spam while it is being sent', () => {
  it('is canceled and not retried', async () => {
    mailServer.verdict = () => 451;
    await post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(async () => (await outbox()).every(({ attempts }) => attempts > 1)).toBe(true);
    await forms.storage.db.updateTable('submissions').set({ state: 'rejected' }).execute();
    await expect.poll(states).toEqual(['cancelled', 'cancelled']);
    expect(mailServer.received).toEqual([]);
  });
});

describe('mail about an application', () => {
  it('has the resume attached, and no applicant data in the acknowledgement', async () => {
    const bytes = pdfResume({ bytes: 50_000, extra: '/Encrypt 1 0 R' });
    const { payload, contentType } = await encodeForm(applicationForm(APPLICATION, { bytes }));
    await forms.app.inject({
      method: 'POST',
      url: `${CAREERS_FORM.endpoint}?position=Product%20Manager`,
      payload,
      headers: { 'content-type': contentType },
    });
    await expect.poll(() => mailServer.received.length).toBe(2);
    const { source } = mailTo('jobs@example.com');
    expect(headerOf(source, 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(decoded(source)).toContain('password-protected');
    const attachment = /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(
      source,
    )![1]!;
    expect(Buffer.from(attachment, 'base64').equals(bytes)).toBe(true);
    const ack = decoded(mailTo('ben@visitor.example').source);
    expect(ack).not.toMatch(/Ben|Product Manager|Leeds/);
  });
});

describe('mail about an application whose resume the mail server rejects', () => {
  const MEGABYTE = 1_000_000;
  const apply = async (bytes: number): Promise<string> =>
    (await forms.apply(applicationForm(APPLICATION, { bytes: pdfResume({ bytes }) }))).json().reference;
  const companyMail = async () => (await outbox()).find(({ kind }) => kind === 'company')!;

  it.each([
    '552 5.3.4 Message size exceeds fixed limit',
    '552 Message too big',
    '552 5.7.0 This message was blocked because its content presents a potential security issue',
  ])('is sent without the resume and says where to download it (%s)', async (reply) => {
    mailServer.verdict = ({ source }) => (source.length > MEGABYTE ? reply : null);
    const reference = await apply(2 * MEGABYTE);
    await expect.poll(states).toEqual(['sent', 'sent']);
    const { source } = mailTo('jobs@example.com');
    expect(source).not.toContain('application/pdf');
    expect(decoded(source)).toContain(`download it at the desk, from application ${reference}`);
    expect(decoded(source)).toContain('Leeds');
    expect(await companyMail()).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining(`Sent without the resume: ${reply}`),
    });
    expect(mailTo('jobs@example.com').messageId).toBe((await companyMail()).message_id);
  });

  it('is sent without the resume after an hour of temporary rejections', async () => {
    mailServer.verdict = ({ source }) => (source.length > MEGABYTE ? '452 4.3.1 Insufficient storage' : null);
    await apply(2 * MEGABYTE);
    await expect.poll(async () => (await companyMail()).state).toBe('sent');
    // With delays that double from 30 seconds, the eighth attempt is an hour after the first.
    expect((await companyMail()).attempts).toBe(8);
    expect(mailTo('jobs@example.com').source).not.toContain('application/pdf');
  });

  it('keeps the resume if earlier attempts failed before the message was transferred', async () => {
    let attempts = 0;
    mailServer.recipientVerdict = (address) => {
      if (address !== 'jobs@example.com') return null;
      attempts += 1;
      return attempts === 1 ? '450 4.2.0 Busy' : null;
    };
    await createSenders(forms.storage).careers({}, { at: Date.now() });
    await forms.storage.db.updateTable('outbox').set({ attempts: 8 }).execute();
    // Starts delivery.
    await forms.app.ready();
    await expect.poll(async () => (await companyMail()).state).toBe('sent');
    expect(mailTo('jobs@example.com').source).toContain('application/pdf');
  });

  it('is retried with the resume if it is rejected without it as well', async () => {
    // Two attempts, each with and without the resume. If only one of a pair failed, the resume would be the cause.
    let refusals = 0;
    mailServer.verdict = ({ to }) => {
      if (!to.includes('jobs@example.com') || refusals === 4) return null;
      refusals += 1;
      return '554 5.7.1 Blocked';
    };
    await apply(20_000);
    await expect.poll(states).toEqual(['sent', 'sent']);
    expect((await companyMail()).attempts).toBe(3);
    expect(mailTo('jobs@example.com').source).toContain('application/pdf');
  });
});

describe('the newsletter', () => {
  it('sends one welcome mail, whose link unsubscribes on POST but not on GET', async () => {
    await post(NEWSLETTER_FORM.endpoint, NEWSLETTER);
    await forms.confirm();
    await expect.poll(states).toEqual(['sent', 'sent', 'sent']);
    const { source } = mailServer.received.find(({ source }) => source.includes('Subject: Welcome'))!;
    expect(decoded(source)).toContain(facts['sentences.newsletterPromise']);
    expect(headerOf(source, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const link = new URL(/^<(.+)>$/.exec(headerOf(source, 'List-Unsubscribe'))![1]!);
    expect(link.origin).toBe('https://www.example.com');
    const url = link.pathname + link.search;
    const state = async () =>
      (await forms.storage.db.selectFrom('subscribers').select('state').executeTakeFirstOrThrow()).state;

    const page = await forms.app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.body).toContain(`<form method="post" action="${url.replaceAll('&', '&amp;')}"`);
    expect((await forms.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    expect(await state()).toBe('active');

    const bodies: [string, string][] = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=x', '--x--\r\n'],
      ['text/nonsense', 'x'],
    ];
    for (const [type, payload] of bodies) {
      const headers = { 'content-type': type, 'sec-fetch-site': 'cross-site' };
      const response = await forms.app.inject({ method: 'POST', url, payload, headers });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('You are unsubscribed');
      expect(await state()).toBe('unsubscribed');
    }
    expect((await forms.app.inject(url)).body).not.toContain('<form');
  });

  it.each(['', '?token=', '?token=nonsense', '?token=%00', '?token=a&token=b', `?token=${'x'.repeat(5000)}`])(
    'responds 404 to an unsubscribe link with %j',
    async (query) => {
      for (const method of ['GET', 'POST'] as const) {
        const response = await forms.app.inject({ method, url: ENDPOINTS.unsubscribe + query });
        expect(response.statusCode).toBe(404);
        expect(response.body).toContain('This link does not work');
      }
    },
  );

  it('cancels a pending welcome mail when the subscriber unsubscribes', async () => {
    await post(NEWSLETTER_FORM.endpoint, NEWSLETTER);
    await expect.poll(states).toEqual(['sent']);
    // Never accepted, because a mail that is being delivered cannot be canceled.
    mailServer.verdict = ({ to }) => (to.includes('ann@visitor.example') ? 451 : null);
    await forms.confirm();
    const attempts = async () => (await outbox()).find(({ kind }) => kind === 'welcome')?.attempts;
    await expect.poll(attempts).toBeGreaterThan(0);
    const { token } = await forms.storage.db
      .selectFrom('subscribers')
      .select('token')
      .executeTakeFirstOrThrow();
    await forms.app.inject({ method: 'POST', url: `${ENDPOINTS.unsubscribe}?token=${token}` });
    await expect.poll(states).toEqual(['cancelled', 'sent', 'sent']);
    expect(mailServer.received.map(({ to }) => to)).toEqual([['ann@visitor.example'], ['info@example.com']]);
  });
});

describe('mail to a server', () => {
  it('that is busy is retried with the same Message-ID', async () => {
    const offered: string[] = [];
    mailServer.verdict = ({ messageId }) => (offered.push(messageId) > 6 ? null : 451);
    await post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(states).toEqual(['sent', 'sent']);
    expect(offered.length).toBeGreaterThan(6);
    expect(new Set(offered).size).toBe(2);
    const rows = await outbox();
    expect(rows.map(({ message_id }) => message_id).sort()).toEqual([...new Set(offered)].sort());
    expect(rows.some(({ last_error }) => last_error?.includes('451'))).toBe(true);
  });

  it('that rejects it permanently is not retried and keeps the error', async () => {
    mailServer.verdict = ({ to }) => (to.includes('Ann@visitor.example') ? '550 5.1.1 No such user' : null);
    await post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(states).toEqual(['dead', 'sent']);
    const dead = (await outbox()).find(({ state }) => state === 'dead');
    expect(dead).toMatchObject({
      kind: 'acknowledgement',
      attempts: 1,
      last_error: expect.stringContaining('550'),
    });
    expect(forms.log.join('')).toMatch(/EMESSAGE 550 5.1.1.*no more attempts/);
    expect(forms.log.join('')).not.toContain('visitor.example');
  });

  it('that is down is retried until the server is back', async () => {
    const { port } = mailServer;
    await mailServer.close();
    await post(CONTACT_FORM.endpoint, CONTACT);
    await expect
      .poll(async () => (await outbox()).every(({ last_error }) => last_error?.includes('ECONNREFUSED')))
      .toBe(true);
    expect(await states()).toEqual(['pending', 'pending']);
    mailServer = await startMailServer(port);
    await expect.poll(states).toEqual(['sent', 'sent']);
  });

  it('that is slower than the lease is sent once', async () => {
    const slow = Promise.withResolvers<null>();
    mailServer.verdict = () => slow.promise;
    await post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(() => mailServer.offered).toBe(2);
    const [first] = await outbox();
    // The worker renews its lease while the mail server is busy.
    await expect.poll(async () => (await outbox())[0]!.due_at).toBeGreaterThan(first!.due_at);
    slow.resolve(null);
    await expect.poll(states).toEqual(['sent', 'sent']);
    expect(mailServer.offered).toBe(2);
  });
});

describe('without a mail server', () => {
  it('mail is written to files', async () => {
    const local = await openTestForms();
    await local.app.inject({ method: 'POST', url: CONTACT_FORM.endpoint, payload: CONTACT });
    const folder = join(local.dataDir, 'mail');
    await expect
      .poll(
        async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).length,
      )
      .toBe(2);
    const names = (await readdir(folder)).sort();
    expect(names).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d_contact-acknowledgement_[\da-f]{12}\.eml$/),
      expect.stringMatching(/_contact-company_[\da-f]{12}\.eml$/),
    ]);
    const source = await readFile(join(folder, names[1]!), 'utf8');
    expect(headerOf(source, 'To')).toBe('info@example.com');
    await local.close();
  });
});
