import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage } from '#server/db/database.ts';
import { StorageTroubleError } from '#server/db/trouble.ts';
import { createSubmissionStore } from '#server/submissions/store.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { startTcpProxy, type TcpProxy } from '../fixtures/tcp-proxy.ts';
import { newSubmission } from '../helpers/new-submission.ts';
import { newPostgresDatabase } from '../helpers/shared-postgres.ts';

/** Allowance for a busy machine. Without a timeout a request would take half a minute, or hang forever. */
const SLACK_MS = 10_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frozen-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a PostgreSQL that stops responding', () => {
  let proxy: TcpProxy;
  let mailServer: MailServer;
  let server: ServerProcess;
  beforeEach(async () => {
    const url = new URL(await newPostgresDatabase());
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    mailServer = await startMailServer();
    server = await startServerProcess({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      SMTP_URL: mailServer.url,
      RATE_LIMIT_CLIENT: 'off',
      RATE_LIMIT_ADDRESS: 'off',
      OUTBOX_RETRY_SECONDS: '1',
      OUTBOX_LEASE_SECONDS: '1',
    });
  });
  afterEach(async () => {
    await server.kill('SIGKILL');
    await mailServer.close();
    await proxy.close();
  });

  const send = async (role: string) => {
    const started = performance.now();
    const response = await fetch(server.address + CONTACT_FORM.endpoint, {
      method: 'POST',
      body: JSON.stringify({ ...CONTACT, role }),
      headers: { 'content-type': 'application/json' },
    });
    return { response, ms: performance.now() - started };
  };

  it('fails submissions with 503 until the server recovers with new connections', async () => {
    expect((await send('First')).response.status).toBe(200);
    await expect.poll(() => mailServer.received.length).toBe(2);
    proxy.freeze();
    // More requests than pooled connections.
    const refused = await Promise.all(Array.from({ length: 12 }, (_, index) => send(`Frozen ${index}`)));
    for (const { response, ms } of refused) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).not.toBeNull();
      expect(ms).toBeLessThan(5000 + SLACK_MS);
    }
    expect(server.log()).toContain('The database server does not answer');
    expect((await fetch(`${server.address}/api/ready`)).status).toBe(503);
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);

    proxy.forget();
    await expect.poll(async () => (await send('Second')).response.status).toBe(200);
    // The outbox had a query pending that never gets a response.
    await expect.poll(() => mailServer.received.length).toBe(4);
    await expect.poll(async () => (await fetch(`${server.address}/api/ready`)).status).toBe(200);
  });

  it('does not block shutdown', async () => {
    expect((await send('First')).response.status).toBe(200);
    proxy.freeze();
    // By the time readiness gives up, the outbox has a query pending too.
    await expect.poll(async () => (await fetch(`${server.address}/api/ready`)).status).toBe(503);
    const hanging = send('Hanging').catch(() => null);
    // A response to a later request shows that the server has received the form.
    expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
    const started = performance.now();
    server.child.kill('SIGTERM');
    if (server.child.exitCode === null) await once(server.child, 'exit');
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(server.child.exitCode).toBe(0);
    await hanging;
  });
});

describe('a PostgreSQL connection', () => {
  it.each([
    ['off', 'on'],
    ['local', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('waits for the disk on commit: synchronous_commit %s becomes %s', async (configured, expected) => {
    const databaseUrl = await newPostgresDatabase();
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    await admin.query(
      `alter database ${new URL(databaseUrl).pathname.slice(1)} set synchronous_commit = ${configured}`,
    );
    await admin.end();
    const storage = await openStorage({ databaseUrl, dataDir: folder });
    for (const db of [storage.forVisitors, storage.db]) {
      const { rows } = await sql`show synchronous_commit`.execute(db);
      expect(rows).toEqual([{ synchronous_commit: expected }]);
    }
    await storage.close();
  });
});

describe('a table lock in PostgreSQL', () => {
  it('fails a submission after a timeout, with the cause in the error message', async () => {
    const databaseUrl = await newPostgresDatabase();
    const storage = await openStorage({ databaseUrl, dataDir: folder });
    const other = new pg.Client(databaseUrl);
    await other.connect();
    await other.query('begin');
    await other.query('lock table submissions in access exclusive mode');
    const started = performance.now();
    const error = await createSubmissionStore(storage)
      .save(newSubmission())
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(StorageTroubleError);
    expect(error.message).toMatch(/The database server (is overloaded|does not answer)/);
    expect(performance.now() - started).toBeLessThan(5000 + SLACK_MS);
    await other.query('rollback');
    expect((await createSubmissionStore(storage).save(newSubmission())).isDuplicate).toBe(false);
    await other.end();
    await storage.close();
  });
});

describe('a read-only PostgreSQL', () => {
  it('fails submissions and the probe, with the cause in the error message', async () => {
    const databaseUrl = await newPostgresDatabase();
    await (await openStorage({ databaseUrl, dataDir: folder })).close();
    const admin = new pg.Client(databaseUrl);
    await admin.connect();
    const name = new URL(databaseUrl).pathname.slice(1);
    await admin.query(`alter database ${name} set default_transaction_read_only = on`);
    await admin.end();
    const storage = await openStorage({ databaseUrl, dataDir: folder });
    const message = 'The database is read-only (25006)';
    await expect(createSubmissionStore(storage).save(newSubmission())).rejects.toThrow(message);
    await expect(storage.probe()).rejects.toThrow(message);
    await storage.close();
  });
});
