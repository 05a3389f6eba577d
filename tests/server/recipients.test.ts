import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { headerOf, type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { createInbox } from '../helpers/inbox.ts';
import { openTestForms, type TestForms, withQuickRetries } from './test-backend.ts';

const TEAM = 'team@example.com';
const BOSS = 'boss@example.com';
let mailServer: MailServer;
let forms: TestForms;

beforeEach(async () => {
  mailServer = await startMailServer();
  forms = await openTestForms(
    { SMTP_URL: mailServer.url, MAIL_TO_CONTACT: `${TEAM}, ${BOSS}`, MAIL_ACKNOWLEDGE: '0' },
    withQuickRetries,
  );
});
afterEach(async () => {
  await forms.close();
  await mailServer.close();
});

const send = async (): Promise<string> => (await forms.post(CONTACT_FORM.endpoint, CONTACT)).json().reference;
const stateOf = async () =>
  Object.fromEntries((await forms.mails()).map(({ recipient, state }) => [recipient, state]));
const receivers = () => mailServer.received.flatMap(({ to }) => to).sort();

describe('mail to several company recipients', () => {
  it('is delivered to each separately and retried for a recipient refused temporarily', async () => {
    let isGraylisted = true;
    mailServer.recipientVerdict = (address) =>
      address === BOSS && isGraylisted ? '451 4.7.1 Greylisted, come back later' : null;
    await send();
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'pending' });
    await expect
      .poll(async () => (await forms.mails()).find(({ recipient }) => recipient === BOSS)!.attempts)
      .toBeGreaterThan(2);
    expect(receivers()).toEqual([TEAM]);
    isGraylisted = false;
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'sent' });
    expect(receivers()).toEqual([BOSS, TEAM]);
  });

  it('has one Message-ID and all recipients in the To header', async () => {
    await send();
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'sent' });
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(1);
    for (const { source } of mailServer.received) expect(headerOf(source, 'To')).toBe(`${BOSS}, ${TEAM}`);
  });

  it('queued by an older version as one row goes to each recipient once', async () => {
    mailServer.verdict = () => 451;
    await send();
    await expect.poll(() => mailServer.offered).toBeGreaterThan(1);
    await forms.app.close();
    // That version stored one row for all recipients.
    const { db } = forms.storage;
    await db.deleteFrom('outbox').where('recipient', '=', BOSS).execute();
    await db.updateTable('outbox').set({ recipient: null, lease: null, due_at: 0 }).execute();
    mailServer.verdict = () => null;
    const upgraded = await openTestForms({
      ...{ SMTP_URL: mailServer.url, MAIL_TO_CONTACT: `${TEAM},${BOSS}` },
      DATA_DIR: forms.dataDir,
    });
    await upgraded.app.ready();
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'sent' });
    expect(receivers()).toEqual([BOSS, TEAM]);
    await upgraded.close();
  });

  it('is written to one file without a mail server', async () => {
    const local = await openTestForms({ MAIL_TO_CONTACT: `${TEAM},${BOSS},${TEAM}`, MAIL_ACKNOWLEDGE: '0' });
    await local.post(CONTACT_FORM.endpoint, CONTACT);
    await expect.poll(async () => (await local.mails()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    const folder = join(local.dataDir, 'mail');
    const names = await readdir(folder);
    expect(names).toHaveLength(1);
    const source = await readFile(join(folder, names[0]!), 'utf8');
    expect(headerOf(source, 'To')).toBe(`${BOSS}, ${TEAM}`);
    await local.close();
  });
});

describe('resending', () => {
  const inbox = (to: string) =>
    createInbox({ DATA_DIR: forms.dataDir, MAIL_TO_CONTACT: to }, forms.dataDir, Date.now());

  it('goes only to recipients whose mail failed', async () => {
    mailServer.recipientVerdict = (address) => (address === BOSS ? '550 5.1.1 No such user' : null);
    const reference = await send();
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'dead' });
    mailServer.recipientVerdict = () => null;
    const { out } = await inbox(`${TEAM},${BOSS}`).run('resend', reference);
    expect(out).toBe(`${reference}: mail (company to ${BOSS}) had failed and is tried again\n`);
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'sent' });
    expect(receivers()).toEqual([BOSS, TEAM]);
  });

  it('cancels mail to an address no longer configured and sends it to the new one', async () => {
    mailServer.recipientVerdict = (address) => (address === BOSS ? '550 5.1.1 No such user' : null);
    const reference = await send();
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'dead' });
    const { out } = await inbox(`${TEAM},chief@example.com`).run('resend', reference);
    expect(out).toContain(`mail (company to ${BOSS}) is let go`);
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'cancelled', 'chief@example.com': 'sent' });
    expect(receivers()).toEqual(['chief@example.com', TEAM]);
  });

  it('mail that was delivered to all goes to all again with a new Message-ID', async () => {
    const reference = await send();
    await expect.poll(stateOf).toEqual({ [TEAM]: 'sent', [BOSS]: 'sent' });
    await inbox(`${TEAM},${BOSS}`).run('resend', reference);
    await expect.poll(receivers).toEqual([BOSS, BOSS, TEAM, TEAM]);
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
