import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { openStorage } from '#server/db/database.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { applicationForm, CONTACT, NEWSLETTER } from '../fixtures/sample-submissions.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import { newPostgresDatabase } from '../helpers/shared-postgres.ts';

let mailServer: MailServer;
let folder: string;
beforeAll(async () => {
  [mailServer, folder] = await Promise.all([startMailServer(), mkdtemp(join(tmpdir(), 'forms-'))]);
});
afterAll(async () => {
  await mailServer.close();
  await rm(folder, { recursive: true, force: true });
});

describe('servers on one PostgreSQL', () => {
  it('accept submissions concurrently and deliver each mail exactly once', async () => {
    const databaseUrl = await newPostgresDatabase();
    const env = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SMTP_URL: mailServer.url,
      RATE_LIMIT_CLIENT: 'off',
      RATE_LIMIT_ADDRESS: 'off',
      OUTBOX_RETRY_SECONDS: '1',
    };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    const json = (address: string, path: string, payload: object) =>
      fetch(address + path, {
        method: 'POST',
        body: JSON.stringify(payload),
        headers: { 'content-type': 'application/json' },
      });
    const rounds = Array.from({ length: 5 }, (_, index) => index);
    const replies = await Promise.all(
      servers.flatMap(({ address }) =>
        rounds.flatMap((round) => [
          // Both servers get equal enquiries and subscriptions, which are deduplicated; the resumes differ.
          json(address, CONTACT_FORM.endpoint, { ...CONTACT, role: `Role ${round}` }),
          json(address, NEWSLETTER_FORM.endpoint, { ...NEWSLETTER, email: `n${round}@visitor.example` }),
          fetch(address + CAREERS_FORM.endpoint, {
            method: 'POST',
            body: applicationForm(undefined, {
              bytes: pdfResume({ bytes: 100_000, extra: `${address} ${round}` }),
            }),
          }),
        ]),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));

    const storage = await openStorage({ databaseUrl, dataDir: folder });
    const pending = () =>
      storage.db.selectFrom('outbox').selectAll().where('state', '=', 'pending').execute();
    await expect.poll(async () => (await pending()).length).toBe(0);
    const forms = await storage.db.selectFrom('submissions').select('form').execute();
    const counts = Object.groupBy(forms, ({ form }) => form);
    expect([counts.contact?.length, counts.newsletter?.length, counts.careers?.length]).toEqual([5, 5, 10]);
    const ids = mailServer.received.map(({ messageId }) => messageId);
    // Mail to the company and to the visitor; a subscription only causes its confirmation mail.
    expect(ids).toHaveLength(2 * 15 + 5);
    expect(new Set(ids).size).toBe(ids.length);
    await storage.close();
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
    expect(servers.map(({ child }) => child.exitCode)).toEqual([0, 0]);
  });

  it('fail to start when it is unreachable, with the cause but without the password', async () => {
    const env = { DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site', DATA_DIR: folder };
    const failure = await startServerProcess(env).catch((error: Error) => error.message);
    expect(failure).toContain('The database (PostgreSQL at 127.0.0.1:1) cannot be used: ');
    expect(failure).not.toContain('secret');
  });
});
