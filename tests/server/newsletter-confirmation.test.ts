/** Double opt-in: entering an address must not subscribe it, change its subscription or reactivate it. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { facts } from '#content/facts.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { headerOf, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { sectionOf } from '../helpers/sections.ts';
import { openTestForms, type TestForms, withQuickRetries } from './test-backend.ts';

const promise = facts['sentences.newsletterPromise'];
const STRANGER = { ...NEWSLETTER, firstName: 'Eve', lastName: 'Mallory <3', topic: 'finance' };
let mailServer: MailServer;
let forms: TestForms;

const open = (env: Record<string, string> = {}) =>
  openTestForms({ SMTP_URL: mailServer.url, ...env }, withQuickRetries);
beforeEach(async () => {
  mailServer = await startMailServer();
  forms = await open();
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
});

const subscribe = (fields: object = {}) => forms.post(NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, ...fields });
const subscribers = () => forms.storage.db.selectFrom('subscribers').selectAll().execute();
const state = async () => (await subscribers())[0]?.state;
const kinds = async () => (await forms.mails()).map(({ kind }) => kind).sort();
const decoded = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
/** Waits until this many mails have arrived and returns the last one to the visitor, decoded. */
const lastMailOf = async (count: number): Promise<string> => {
  await expect.poll(() => mailServer.received.length).toBe(count);
  return decoded(mailServer.received.findLast(({ to }) => to.includes(NEWSLETTER.email))!.source);
};
/** The path of the confirmation link in a mail. */
const linkIn = (mail: string): string => {
  const link = new URL(/https:\/\/www\.example\.com\/api\/newsletter\/confirm\?token=[\w-]+/.exec(mail)![0]);
  return link.pathname + link.search;
};
const press = (url: string, headers: Record<string, string> = {}) =>
  forms.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('subscribing an address', () => {
  it('leaves it pending and sends one confirmation mail without the submitted name', async () => {
    await subscribe(STRANGER);
    const mail = await lastMailOf(1);
    expect(await state()).toBe('pending');
    expect(await kinds()).toEqual(['confirmation']);
    expect(mail).toContain('This address was entered for our newsletter');
    expect(mail).toContain(promise);
    expect(mail).toContain('“Finance”');
    expect(mail).not.toMatch(/Eve|Mallory/);
    expect(headerOf(mailServer.received[0]!.source, 'Auto-Submitted')).toBe('auto-generated');
    // A duplicate request sends no second mail.
    await subscribe(STRANGER);
    expect(await kinds()).toEqual(['confirmation']);
  });

  it('gets the same response whether or not it is already subscribed', async () => {
    const replies = [await subscribe()];
    await forms.confirm();
    replies.push(await subscribe({ topic: 'finance' }), await subscribe({ email: 'new@visitor.example' }));
    expect(replies.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array(3).fill([200, '{"success":true}']),
    );
  });

  it('does not reactivate an unsubscribed address', async () => {
    await subscribe();
    await forms.confirm();
    const { token } = (await subscribers())[0]!;
    await forms.app.inject({ method: 'POST', url: `${ENDPOINTS.unsubscribe}?token=${token}` });
    await subscribe(STRANGER);
    expect(await state()).toBe('unsubscribed');
  });

  it('does not change an active subscription until the change is confirmed', async () => {
    await subscribe();
    await forms.confirm();
    const before = await subscribers();
    await lastMailOf(3);
    await subscribe(STRANGER);
    const mail = await lastMailOf(4);
    expect(await subscribers()).toEqual(before);
    expect(mail).toContain('You are subscribed to our newsletter already');
    expect(mail).not.toMatch(/Eve|Mallory|Finance/);

    const url = linkIn(mail);
    const page = await forms.app.inject(url);
    for (const cells of [
      '<th scope="row">Name</th><td>Ann Äström</td><td>Eve Mallory &lt;3</td>',
      '<th scope="row">Topic</th><td>Technology</td><td>Finance</td>',
    ])
      expect(page.body).toContain(cells);
    expect(await subscribers()).toEqual(before);
    expect((await press(url)).body).toContain('Confirmed');
    expect(await subscribers()).toMatchObject([
      { first_name: 'Eve', last_name: 'Mallory <3', topic: 'finance', state: 'active' },
    ]);
    // No second welcome mail and no second mail to the company.
    expect((await kinds()).filter((kind) => kind !== 'confirmation')).toEqual(['company', 'welcome']);
  });
});

describe('the confirmation link', () => {
  let url: string;
  beforeEach(async () => {
    await subscribe();
    url = linkIn(await lastMailOf(1));
  });

  it('shows the submitted data and changes nothing on GET or HEAD', async () => {
    const page = await forms.app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(page.body).toContain(`<form method="post" action="${url}"><button>`);
    for (const cell of ['<td>Ann Äström</td>', '<td>ann@visitor.example</td>', '<td>Technology</td>'])
      expect(page.body).toContain(cell);
    for (const method of ['GET', 'HEAD'] as const) await forms.app.inject({ method, url });
    for (const method of ['PUT', 'DELETE', 'OPTIONS'] as const)
      expect((await forms.app.inject({ method, url })).statusCode).toBe(405);
    expect(await state()).toBe('pending');
    expect(await kinds()).toEqual(['confirmation']);
  });

  it('activates the subscription on POST and sends the welcome and company mails', async () => {
    const reply = await press(url);
    expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('<h1>Confirmed</h1>')]);
    expect(await state()).toBe('active');
    const welcome = await lastMailOf(3);
    expect(welcome).toContain('Subject: Welcome to the Example newsletter');
    expect(welcome).toContain(`${promise}, on the topic that you chose: “Technology”.`);
    expect(sectionOf('home', 'newsletter-form').title).toBe(promise);
    const company = mailServer.received.find(({ to }) => to.includes('info@example.com'))!;
    expect(decoded(company.source)).toMatch(/^Confirmed: /m);

    // Confirming again and loading the page again change nothing.
    const before = [await subscribers(), await kinds()];
    expect((await press(url)).body).toContain('<h1>Confirmed</h1>');
    expect((await forms.app.inject(url)).body).not.toContain('<form');
    expect([await subscribers(), await kinds()]).toEqual(before);
  });

  it('does not reactivate a subscriber who has unsubscribed since', async () => {
    await press(url);
    const { token } = (await subscribers())[0]!;
    await forms.app.inject({ method: 'POST', url: `${ENDPOINTS.unsubscribe}?token=${token}` });
    for (const reply of [await press(url), await forms.app.inject(url)]) {
      expect(reply.statusCode).toBe(410);
      expect(reply.body).toContain('<a href="/#newsletter" rel="noreferrer">Subscribe again</a>');
    }
    expect(await state()).toBe('unsubscribed');
  });

  it('responds 410 after it has expired and suggests subscribing again', async () => {
    await forms.storage.db
      .updateTable('submissions')
      .set({ confirm_until: Date.now() - 1 })
      .execute();
    for (const reply of [await forms.app.inject(url), await press(url)]) {
      expect(reply.statusCode).toBe(410);
      expect(reply.body).toContain('This link no longer works');
      expect(reply.body).toContain('subscribe again');
    }
    expect(await state()).toBe('pending');
  });

  it('rejects cross-site requests', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) expect((await press(url, headers)).statusCode).toBe(403);
    expect(await state()).toBe('pending');
    const own = { 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' };
    expect((await press(url, own)).statusCode).toBe(200);
    expect(await state()).toBe('active');
  });

  it('responds 404 to invalid tokens and to the unsubscribe token', async () => {
    const { token } = (await subscribers())[0]!;
    const queries = ['', '?token=', '?token=null', '?token=%00', '?token=a&token=b', `?token=${token}`];
    queries.push(`?token=${'x'.repeat(5000)}`, new URL(url, 'https://x.example').search.slice(0, -1));
    for (const query of queries) {
      for (const method of ['GET', 'POST'] as const) {
        const reply = await forms.app.inject({ method, url: ENDPOINTS.confirmSubscription + query });
        expect([query, reply.statusCode]).toEqual([query, 404]);
        expect(reply.body).toContain('This link does not work');
      }
    }
    expect(await state()).toBe('pending');
  });

  it('of an identical second request is already confirmed once the first one is', async () => {
    await forms.storage.db.deleteFrom('recent_submissions').execute();
    await subscribe();
    const second = linkIn(await lastMailOf(2));
    await press(url);
    const page = await forms.app.inject(second);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<h1>Confirmed</h1>')]);
    expect(page.body).not.toContain('<form');
  });
});

it('without confirmation a subscription is active immediately and a second one updates it', async () => {
  await forms.close();
  forms = await open({ NEWSLETTER_CONFIRM: '0' });
  await subscribe();
  expect(await state()).toBe('active');
  expect(await kinds()).toEqual(['company', 'welcome']);
  await subscribe({ topic: 'finance' });
  expect(await subscribers()).toMatchObject([{ topic: 'finance', state: 'active' }]);
  expect(await kinds()).toEqual(['company', 'welcome']);
});
