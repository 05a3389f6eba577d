/** The daily digest mail, sent through a real mail server, on both databases. */

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import { newOutboxRows } from '#server/outbox/store.ts';
import { headerOf, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import { DATABASES, prepareDatabases, type TestDatabases } from '../helpers/databases.ts';
import { openTestForms, type TestForms, withQuickRetries } from '../server/test-backend.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Settings that make the digest due at any time of any day. */
const ALWAYS_DUE = { DIGEST_HOUR: '0', DIGEST_DAYS: 'mon,tue,wed,thu,fri,sat,sun' };
let databases: TestDatabases;
beforeAll(async () => {
  databases = await prepareDatabases();
});
afterAll(() => databases.remove());

const decoded = (source: string): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'));

describe.each(DATABASES)('the digest on %s', (name) => {
  let mailServer: MailServer;
  let env: Record<string, string>;
  let forms: TestForms;
  const open = (more: Record<string, string> = {}) => openTestForms({ ...env, ...more }, withQuickRetries);
  beforeEach(async () => {
    mailServer = await startMailServer();
    const { databaseUrl, dataDir } = await databases.create(name);
    env = {
      SMTP_URL: mailServer.url,
      MAIL_ACKNOWLEDGE: '0',
      DATA_DIR: dataDir,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    };
    forms = await open();
  });
  afterEach(async () => {
    await forms.close();
    await mailServer.close();
  });

  const digests = async () => (await forms.mails()).filter(({ kind }) => kind === 'digest');
  /** The received digests, by recipient. */
  const received = () =>
    Object.fromEntries(
      mailServer.received
        .filter(({ source }) => headerOf(source, 'Subject').startsWith('Daily digest'))
        .map(({ to, source }) => [to.join(), source]),
    );
  /** Starts a server, which checks on start and every minute whether a digest is due. */
  const start = async (more: Record<string, string> = {}): Promise<TestForms> => {
    // The server that received the forms has digests turned off, and would cancel them.
    await forms.app.close();
    const server = await open({ ...ALWAYS_DUE, ...more });
    await server.app.ready();
    return server;
  };
  const digestChecked = () =>
    expect
      .poll(async () => (await forms.storage.db.selectFrom('digests').selectAll().execute()).length)
      .toBe(1);
  const backdateSubmissions = (ms: number) =>
    forms.storage.db
      .updateTable('submissions')
      .set({ created_at: Date.now() - ms })
      .execute();

  it('reaches each team once, with its own submissions, when several servers run', async () => {
    const enquiry = (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json().reference as string;
    await backdateSubmissions(3 * DAY);
    const application = (await forms.apply(applicationForm())).json().reference as string;
    const trap = { [REQUEST_HEADERS.trap]: 'x' };
    const other = { ...CONTACT, specificDetails: 'Buy <pills> now.' };
    const quarantined = (await forms.post(CONTACT_FORM.endpoint, other, trap)).json().reference as string;
    await expect.poll(() => mailServer.received.length).toBe(2);

    const servers = await Promise.all([start(), start(), start()]);
    await expect.poll(() => Object.keys(received()).sort()).toEqual(['info@example.com', 'jobs@example.com']);
    await expect.poll(async () => (await digests()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    const sales = decoded(received()['info@example.com']!);
    const hr = decoded(received()['jobs@example.com']!);
    expect(headerOf(sales, 'Subject')).toBe('Daily digest: 1 waiting for a reply, 1 in quarantine');
    expect(headerOf(sales, 'Auto-Submitted')).toBe('auto-generated');
    for (const text of [
      enquiry,
      'Waiting 3 d',
      'overdue since',
      quarantined,
      'Buy <pills> now.',
      'Buy &lt;pills&gt; now.',
    ])
      expect(sales).toContain(text);
    expect(sales).not.toContain(application);
    expect(headerOf(hr, 'Subject')).toBe('Daily digest: 1 waiting for a reply');
    expect(hr).toContain(application);
    expect(hr).not.toContain(quarantined);

    // The mail links perform their actions.
    const followLink = async (action: string, of: string) => {
      const url = new RegExp(`/api/mail/action\\?token=${action}_${of}_[\\w-]+`).exec(sales)![0];
      expect((await servers[0]!.app.inject({ method: 'POST', url })).statusCode).toBe(200);
      return (await forms.submissions()).find(({ reference }) => reference === of)!;
    };
    expect(await followLink('release', quarantined)).toMatchObject({ state: 'accepted' });
    expect(await followLink('spam', quarantined)).toMatchObject({ state: 'rejected' });
    expect(await followLink('answered', enquiry)).toMatchObject({ acked_at: expect.any(Number) });
    const history = await forms.storage.db.selectFrom('history').selectAll().orderBy('id').execute();
    expect(history.map(({ action, via }) => [action, via])).toEqual([
      ['released', 'mail'],
      ['spam', 'mail'],
      ['answered', 'mail'],
    ]);

    for (const server of [...servers, await start()]) await server.close();
    expect(await digests()).toHaveLength(2);
  });

  it('is not sent when nothing waits, nor later that day', async () => {
    const first = await start();
    await digestChecked();
    await first.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(() => mailServer.received.length).toBe(1);
    await first.close();
    const second = await start();
    await second.close();
    expect(await digests()).toEqual([]);
    expect(received()).toEqual({});
  });

  it('links to the desk when DESK_URL is set', async () => {
    const { reference } = (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json();
    const server = await start({ DESK_URL: 'https://desk.example.com' });
    await expect.poll(() => Object.keys(received())).toEqual(['info@example.com']);
    const sales = decoded(received()['info@example.com']!);
    expect(sales).toContain(`https://desk.example.com/enquiries/${reference}`);
    expect(sales).not.toContain('npm run inbox');
    await server.close();
  });

  it('lists only submissions quarantined since the last digest', async () => {
    const trap = { [REQUEST_HEADERS.trap]: 'x' };
    const old = (await forms.post(CONTACT_FORM.endpoint, CONTACT, trap)).json().reference as string;
    await backdateSubmissions(2 * DAY);
    const last = { day: '2020-01-01', made_at: Date.now() - DAY };
    await forms.storage.db.insertInto('digests').values(last).execute();
    const other = { ...CONTACT, name: 'Bob', specificDetails: 'Casino.' };
    const recent = (await forms.post(CONTACT_FORM.endpoint, other, trap)).json().reference as string;
    const server = await start();
    await expect.poll(() => Object.keys(received())).toEqual(['info@example.com']);
    const sales = decoded(received()['info@example.com']!);
    expect(sales).toContain(recent);
    expect(sales).not.toContain(old);
    await server.close();
  });

  it('lists submissions quarantined since the last digest sent, ignoring a canceled one', async () => {
    const trap = { [REQUEST_HEADERS.trap]: 'x' };
    const quarantine = async (specificDetails: string, before: number): Promise<string> => {
      const { reference } = (
        await forms.post(CONTACT_FORM.endpoint, { ...CONTACT, specificDetails }, trap)
      ).json();
      const created_at = Date.now() - before;
      await forms.storage.db
        .updateTable('submissions')
        .set({ created_at })
        .where('reference', '=', reference)
        .execute();
      return reference;
    };
    const [listedBefore, missed, recent] = [
      await quarantine('Pills.', 4 * DAY),
      await quarantine('Casino.', 2 * DAY),
      await quarantine('Links.', 0),
    ];
    const digest = { kind: 'digest', submissionId: null, subscriberId: null, recipients: [] } as const;
    const past = [
      { day: '2020-01-01', made_at: Date.now() - 3 * DAY, state: 'sent' },
      { day: '2020-01-02', made_at: Date.now() - DAY, state: 'cancelled' },
    ] as const;
    for (const { state, ...each } of past) {
      await forms.storage.db.insertInto('digests').values(each).execute();
      const rows = newOutboxRows({ ...digest, messageIdDomain: 'example.com', now: each.made_at });
      await forms.storage.db
        .insertInto('outbox')
        .values(rows.map((row) => ({ ...row, recipient: 'info@example.com', state })))
        .execute();
    }
    const server = await start();
    await expect.poll(() => Object.keys(received())).toEqual(['info@example.com']);
    const sales = decoded(received()['info@example.com']!);
    expect(headerOf(sales, 'Subject')).toBe('Daily digest: 2 in quarantine');
    expect(sales).toContain(missed);
    expect(sales).toContain(recent);
    expect(sales).not.toContain(listedBefore);
    await server.close();
  });

  it('lists undelivered mail with the reply of the mail server', async () => {
    mailServer.recipientVerdict = (to) => (to === 'jobs@example.com' ? '550 5.1.1 No such user here' : null);
    env = { ...env, MAIL_TO_CAREERS: 'jobs@example.com, hr@example.com' };
    const { app, apply, close } = await open();
    await app.ready();
    const { reference } = (await apply(applicationForm())).json();
    await expect
      .poll(async () => (await forms.mails()).map(({ state }) => state).sort())
      .toEqual(['dead', 'sent']);
    await close();
    const server = await start();
    await expect.poll(() => Object.keys(received())).toEqual(['hr@example.com']);
    const hr = decoded(received()['hr@example.com']!);
    expect(headerOf(hr, 'Subject')).toBe('Daily digest: 1 waiting for a reply, 1 not delivered');
    expect(hr).toContain('To jobs@example.com. 1 attempt, stopped');
    expect(hr).toContain('No such user here');
    expect(hr).toContain(`npm run inbox -- resend ${reference}`);
    await server.close();
  });

  /** Starts a server whose digest the mail server defers. */
  async function startDeferred(): Promise<TestForms> {
    await forms.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(() => mailServer.received.length).toBe(1);
    mailServer.verdict = () => 451;
    const server = await start();
    await expect.poll(async () => (await digests())[0]?.attempts ?? 0).toBeGreaterThan(1);
    return server;
  }

  it('is canceled when everything is answered before it is sent', async () => {
    const server = await startDeferred();
    await forms.storage.db.updateTable('submissions').set({ acked_at: Date.now() }).execute();
    await expect.poll(async () => (await digests())[0]?.state).toBe('cancelled');
    await server.close();
  });

  it('is canceled when a newer digest exists, or when digests are turned off', async () => {
    let server = await startDeferred();
    // A digest dated ahead by a wrong clock does not count as newer.
    const ahead = { day: '2999-01-01', made_at: Date.parse('2999-01-01') };
    await forms.storage.db.insertInto('digests').values(ahead).execute();
    const { attempts } = (await digests())[0]!;
    await expect.poll(async () => (await digests())[0]!.attempts).toBeGreaterThan(attempts + 1);
    const next = { day: '2998-01-01', made_at: Date.now() };
    await forms.storage.db.insertInto('digests').values(next).execute();
    await expect.poll(async () => (await digests())[0]?.state).toBe('cancelled');
    await server.close();

    await forms.storage.db.deleteFrom('digests').execute();
    server = await start();
    await expect
      .poll(async () => (await digests()).map(({ state }) => state).sort())
      .toEqual(['cancelled', 'pending']);
    await server.close();
    server = await start({ DIGEST_HOUR: 'off' });
    await expect
      .poll(async () => (await digests()).map(({ state }) => state))
      .toEqual(['cancelled', 'cancelled']);
    await server.close();
  });
});
