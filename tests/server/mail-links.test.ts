/** Mail links: the actions they perform and the requests they reject. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { ENDPOINTS, REQUEST_HEADERS } from '#contract/endpoints.ts';
import { mailLinkPageTexts as texts } from '#generated/texts/site.ts';
import { createSigningKey, signLink } from '#server/mail/links.ts';
import { markAnswered, release } from '#server/submissions/decisions.ts';
import { headerOf, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import { openTestForms, type TestForms } from './test-backend.ts';

const DAY = 24 * 60 * 60 * 1000;
const DESK = 'https://desk.example.com';
let mailServer: MailServer;
let forms: TestForms;

const open = (env: Record<string, string> = {}) =>
  openTestForms({ SMTP_URL: mailServer.url, MAIL_ACKNOWLEDGE: '0', DESK_URL: DESK, ...env });
beforeEach(async () => {
  mailServer = await startMailServer();
  forms = await open();
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
});

const decoded = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => forms.app.inject({ method, url });
const press = (url: string) =>
  forms.app.inject({
    method: 'POST',
    url,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const submission = async () => (await forms.submissions())[0]!;
const history = () => forms.storage.db.selectFrom('history').selectAll().orderBy('id').execute();
const loggedActions = async () =>
  (await history()).map(({ action, via, reference }) => [action, via, reference]);

/** The links in the newest mail, each of them once in the HTML and once in the plain text. */
async function linksIn(count: number): Promise<Record<string, string>> {
  await expect.poll(() => mailServer.received.length).toBe(count);
  const mail = decoded(mailServer.received.at(-1)!.source);
  const found = [...mail.matchAll(/https:\/\/www\.example\.com(\/api\/mail\/action\?token=(\w+?)_[\w-]+)/g)];
  const links = Object.fromEntries(found.map(([, address, action]) => [action, address]));
  for (const address of Object.values(links)) {
    expect(found.filter(([, each]) => each === address)).toHaveLength(2);
  }
  return links;
}
const sendEnquiry = () => forms.post(CONTACT_FORM.endpoint, CONTACT);
const sendSuspicious = () => forms.post(CONTACT_FORM.endpoint, CONTACT, { [REQUEST_HEADERS.trap]: 'x' });
/** A link with a valid signature. */
async function linkTo(action: 'answered' | 'spam' | 'release', reference: string, expiresIn = DAY) {
  const key = await createSigningKey(forms.storage.db, 'item-links').forSigning();
  const token = signLink(key, { action, reference, mail: null, expiresAt: Date.now() + expiresIn });
  return `${ENDPOINTS.submissionLink}?token=${token}`;
}

describe.each([
  ['an enquiry', () => sendEnquiry(), 'We have 300 machines. Can they talk to &lt;each other&gt;?'],
  ['an application', () => forms.apply(applicationForm()), 'I like machines that run.'],
])('the mail about %s', (_name, send, details) => {
  it('has a link that closes the submission once and adds a history entry', async () => {
    await send();
    const { answered = '', spam } = await linksIn(1);
    expect(spam).toBeDefined();
    const { reference } = await submission();

    const page = await get(answered);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(texts.ask.answered.title);
    expect(page.body).toContain('Nothing has changed yet.');
    expect(page.body).toContain(details);
    expect(page.body).toContain(reference);
    expect(page.body).toMatch(new RegExp(`href="${DESK}/(?:enquiries|applications)/${reference}"`));
    expect(page.body).not.toMatch(/visitor\.example|Åström|Äström|Ólafsson|7946|Leeds/);

    const result = await press(answered);
    expect(result.body).toContain(texts.so.answered.title);
    expect(result.body).toContain('with an email link');
    const { acked_at, version } = await submission();
    expect(acked_at).toBeGreaterThan(Date.now() - 60_000);
    for (const again of [await press(answered), await get(answered)]) {
      expect(again.statusCode).toBe(200);
      expect(again.body).toContain(texts.so.answered.title);
      expect(again.body).not.toContain('<form');
    }
    expect(await submission()).toMatchObject({ acked_at, version });
    expect(await loggedActions()).toEqual([['answered', 'mail', reference]]);
  });

  it('has a link that marks the submission as spam', async () => {
    await send();
    const { spam = '', answered = '' } = await linksIn(1);
    expect((await get(spam)).body).toContain(texts.ask.spam.title);
    expect((await press(spam)).body).toContain(texts.so.spam.title);
    const { reference, state } = await submission();
    expect(state).toBe('rejected');
    expect(await loggedActions()).toEqual([['spam', 'mail', reference]]);
    // The other link does not close a submission that is marked as spam.
    expect((await press(answered)).body).toContain(texts.so.spam.title);
    expect(await submission()).toMatchObject({ state: 'rejected', acked_at: null });
  });
});

describe('a mail link', () => {
  it('changes nothing on GET or HEAD', async () => {
    await sendEnquiry();
    const { answered = '', spam = '' } = await linksIn(1);
    const before = await submission();
    for (const url of [answered, spam]) {
      for (const method of ['GET', 'GET', 'HEAD'] as const) {
        expect((await get(url, method)).statusCode).toBe(200);
      }
    }
    expect(await submission()).toEqual(before);
    expect(await history()).toEqual([]);
  });

  it('is not cached or indexed and sends no referrer to other sites', async () => {
    await sendEnquiry();
    const { answered = '' } = await linksIn(1);
    for (const { headers } of [await get(answered), await press(answered), await get(`${answered}x`)]) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      expect(headers['referrer-policy']).toBe('same-origin');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
      expect(headers['content-security-policy']).not.toContain('script-src');
    }
  });

  it('that is forged or for an unknown submission always gets the same 404', async () => {
    await sendEnquiry();
    const { answered = '' } = await linksIn(1);
    const { reference } = await submission();
    const forged = [
      `${ENDPOINTS.submissionLink}`,
      `${ENDPOINTS.submissionLink}?token=%00`,
      answered.replace('answered_', 'spam_'),
      answered.replace(reference, 'AAAA-AAAA'),
      `${answered.slice(0, -1)}${answered.endsWith('A') ? 'B' : 'A'}`,
      await linkTo('answered', 'AAAA-AAAA'),
    ];
    const replies = [];
    for (const url of forged) replies.push(await get(url), await press(url));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(replies[0]!.statusCode).toBe(404);
    expect(replies[0]!.body).toContain(texts.unknown.title);
    expect(replies[0]!.body).toContain(texts.unknown.otherwise);
    expect(replies[0]!.body).not.toContain(DESK);
    expect(await submission()).toMatchObject({ acked_at: null, state: 'accepted' });
  });

  it('responds 410 after it has expired, also for unknown submissions', async () => {
    await sendEnquiry();
    const { reference } = await submission();
    for (const url of [
      await linkTo('answered', reference, -1000),
      await linkTo('spam', 'AAAA-AAAA', -1000),
    ]) {
      const { statusCode, body } = await press(url);
      expect(statusCode).toBe(410);
      expect(body).toContain(texts.over.title);
    }
    expect(await submission()).toMatchObject({ acked_at: null, state: 'accepted' });
  });

  it('expires after thirty days, as the mail states', async () => {
    await sendEnquiry();
    const { answered = '' } = await linksIn(1);
    const [, , expires = ''] = answered.split('token=')[1]!.split('_');
    const days = (Number.parseInt(expires, 36) * 1000 - Date.now()) / DAY;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Chicago' });
    expect(decoded(mailServer.received[0]!.source)).toContain(
      `work until ${until.format(Number.parseInt(expires, 36) * 1000)}`,
    );
  });

  it('still works after a restart', async () => {
    await sendEnquiry();
    const { answered = '' } = await linksIn(1);
    const again = await open({ DATA_DIR: forms.dataDir });
    const { body } = await again.app.inject({ method: 'POST', url: answered });
    expect(body).toContain(texts.so.answered.title);
    await again.close();
  });

  it('names the colleague who already closed the submission at the desk', async () => {
    await sendEnquiry();
    const { answered = '' } = await linksIn(1);
    const { reference, id } = await submission();
    const colleague = {
      id: 'p1',
      email: 'priya@example.com',
      name: 'Priya <Raman>',
      role: 'agent',
      scope: 'everything',
    };
    const { db } = forms.storage;
    await db
      .insertInto('people')
      .values({ ...colleague, invited_at: 0, removed_at: null, last_seen_at: null } as never)
      .execute();
    const before = await submission();
    const context = { person: 'p1', via: 'desk', now: Date.now(), seen: before.version } as const;
    expect(await markAnswered(db, before, true, context)).toBe(true);
    const { body } = await press(answered);
    expect(body).toContain('Priya &lt;Raman&gt; did this at the desk');
    expect(await loggedActions()).toEqual([['answered', 'desk', reference]]);
    expect((await forms.submissions()).find((each) => each.id === id)!.answered_by).toBe('p1');
  });

  it('has no effect after a colleague has undone its action', async () => {
    await sendEnquiry();
    const { answered = '', spam = '' } = await linksIn(1);
    const { reference } = await submission();
    const { db } = forms.storage;
    const context = async () =>
      ({ person: null, via: 'desk', now: Date.now(), seen: (await submission()).version }) as const;
    await press(spam);
    const followUp = {
      ...{ mails: [], recipients: [] },
      messageIdDomain: 'example.com',
      needsConfirmation: false,
    };
    expect(await release(db, await submission(), followUp, await context())).toBe('released');
    expect((await press(spam)).body).toContain(texts.so.released.title);
    expect(await submission()).toMatchObject({ state: 'accepted' });

    await press(answered);
    expect(await markAnswered(db, await submission(), false, await context())).toBe(true);
    for (const reply of [await get(answered), await press(answered)]) {
      expect(reply.body).toContain(texts.so.reopened.title);
      expect(reply.body).toContain(texts.otherwise.reopened);
      expect(reply.body).not.toContain('<form');
    }
    expect(await submission()).toMatchObject({ acked_at: null });
    // A link in a later mail works again.
    const later = await linkTo('answered', reference, 31 * DAY);
    expect((await press(later)).body).toContain(texts.so.answered.title);
  });

  it('rejects cross-site requests', async () => {
    await sendEnquiry();
    const { answered = '' } = await linksIn(1);
    const pressFrom = async (headers: Record<string, string>) =>
      (await forms.app.inject({ method: 'POST', url: answered, headers })).statusCode;
    expect(await pressFrom({ origin: 'https://evil.example' })).toBe(403);
    expect(await pressFrom({ origin: 'null' })).toBe(403);
    expect(await pressFrom({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await submission()).toMatchObject({ acked_at: null });
    expect(await pressFrom({ origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect((await submission()).acked_at).not.toBeNull();
  });

  it('is rate limited per client', async () => {
    await forms.close();
    forms = await open({ RATE_LIMIT_CLIENT: '1/1h' });
    const url = `${ENDPOINTS.submissionLink}?token=guess`;
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push((await get(url)).statusCode);
    expect(codes).toEqual([...Array(10).fill(404), 429]);
    const { headers, body } = await press(url);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('wait a few minutes');
  });
});

describe('the history entry of a mail link', () => {
  const lastEntry = async () => (await history()).at(-1);

  it('names the mailbox if it does not belong to a desk user', async () => {
    await sendEnquiry();
    const { answered = '' } = await linksIn(1);
    await press(answered);
    expect(await lastEntry()).toMatchObject({ person_id: null, via: 'mail', text: 'info@example.com' });
  });

  it('names the colleague whose copy of the mail contained the link', async () => {
    await forms.close();
    forms = await open({ MAIL_TO_CONTACT: 'info@example.com,Priya@example.com' });
    const { db } = forms.storage;
    const priya = { id: 'p1', email: 'priya@example.com', name: 'Priya Rao', role: 'agent' } as const;
    await db
      .insertInto('people')
      .values({
        ...priya,
        scope: 'everything',
        site: 'none',
        invited_at: 0,
        removed_at: null,
        last_seen_at: null,
      })
      .execute();
    await sendEnquiry();
    await expect.poll(() => mailServer.received.length).toBe(2);
    const spamLinkFor = (address: string) => {
      const { source } = mailServer.received.find(({ to }) => to.includes(address))!;
      return /https:\/\/www\.example\.com(\S+?token=spam_[\w-]+)/.exec(decoded(source))![1]!;
    };
    const answered = spamLinkFor('Priya@example.com').replace('spam_', 'answered_');
    // A link for another action cannot be derived from it.
    expect((await press(answered)).statusCode).toBe(404);
    expect((await press(spamLinkFor('Priya@example.com'))).body).toContain(
      'Priya Rao did this with an email link',
    );
    expect(await lastEntry()).toMatchObject({ action: 'spam', person_id: 'p1', text: null, via: 'mail' });
  });
});

describe('a quarantined submission', () => {
  it('is released by its link, which sends the company mail once', async () => {
    await sendSuspicious();
    const { reference } = await submission();
    const url = await linkTo('release', reference);
    expect((await get(url)).body).toContain(texts.ask.release.title);
    expect((await forms.mails()).length).toBe(0);
    expect((await press(url)).body).toContain(texts.so.released.title);
    expect(await submission()).toMatchObject({ state: 'accepted' });
    expect(await loggedActions()).toEqual([['released', 'mail', reference]]);
    const { answered } = await linksIn(1);
    expect(answered).toBeDefined();
    expect(headerOf(mailServer.received[0]!.source, 'Subject')).toContain(reference);
    expect((await press(url)).body).toContain(texts.so.released.title);
    expect((await forms.mails()).length).toBe(1);
  });

  it('cannot be closed by a link but can be marked as spam', async () => {
    await sendSuspicious();
    const { reference } = await submission();
    expect((await press(await linkTo('answered', reference))).body).toContain(texts.so.quarantined.title);
    expect(await submission()).toMatchObject({ state: 'quarantined', acked_at: null });
    await press(await linkTo('spam', reference));
    expect(await submission()).toMatchObject({ state: 'rejected' });
    // It can still be released, and the page says that it is marked as spam.
    const { body } = await get(await linkTo('release', reference));
    expect(body).toContain(texts.so.spam.title);
    expect(body).toContain('<form');
  });
});

it('a reminder contains a link that closes the enquiry', async () => {
  await sendEnquiry();
  await expect.poll(() => mailServer.received.length).toBe(1);
  await forms.storage.db
    .updateTable('submissions')
    .set({ created_at: Date.now() - 23.9 * 60 * 60 * 1000 })
    .execute();
  const again = await open({ DATA_DIR: forms.dataDir });
  await again.app.ready();
  const { answered = '' } = await linksIn(2);
  expect((await press(answered)).body).toContain(texts.so.answered.title);
  await again.close();
});
