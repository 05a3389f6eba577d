import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage } from '#server/db/database.ts';
import { type MailServer, startMailServer } from '../fixtures/mail-server.ts';
import { startPostgres, type TestPostgres } from '../fixtures/postgres.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const SERVERS = 3;
const SENDERS_EACH = 2;

let folder: string;
let postgres: TestPostgres;
let mailServer: MailServer;
let servers: ServerProcess[];
beforeEach(async () => {
  servers = [];
  [folder, postgres, mailServer] = await Promise.all([
    mkdtemp(join(tmpdir(), 'cluster-')),
    startPostgres(),
    startMailServer(),
  ]);
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  await mailServer.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a submission. Returns its reference, or null if it was not acknowledged. */
async function sendOne(address: string): Promise<string | null> {
  const mark = randomBytes(12).toString('hex');
  const request: [string, RequestInit] =
    Math.random() < 0.3
      ? [
          CAREERS_FORM.endpoint,
          {
            body: applicationForm(
              { ...APPLICATION, city: mark },
              { bytes: pdfResume({ bytes: 30_000, extra: mark }) },
            ),
          },
        ]
      : [
          CONTACT_FORM.endpoint,
          {
            body: JSON.stringify({ ...CONTACT, role: mark }),
            headers: { 'content-type': 'application/json' },
          },
        ];
  try {
    const response = await fetch(address + request[0], { method: 'POST', ...request[1] });
    const reply = (await response.json()) as { success: boolean; reference: string };
    return reply.success ? reply.reference : null;
  } catch {
    return null;
  }
}

it('three servers lose no submission when one is killed and their PostgreSQL restarts', async () => {
  const databaseUrl = await postgres.newDatabase();
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SMTP_URL: mailServer.url,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    OUTBOX_RETRY_SECONDS: '1',
    OUTBOX_LEASE_SECONDS: '1',
    LOG_LEVEL: 'warn',
  };
  servers = await Promise.all(Array.from({ length: SERVERS }, () => startServerProcess(env)));
  const acknowledged: string[] = [];
  const countOf = new Map(servers.map(({ address }) => [address, 0]));
  let isLoadOn = true;
  const sender = async ({ address }: ServerProcess): Promise<void> => {
    while (isLoadOn) {
      const reference = await sendOne(address);
      if (reference === null) {
        // A dead server refuses connections immediately: leave the others some CPU time.
        await new Promise((later) => setTimeout(later, 20));
        continue;
      }
      acknowledged.push(reference);
      countOf.set(address, countOf.get(address)! + 1);
    }
  };
  const load = servers.flatMap((server) => Array.from({ length: SENDERS_EACH }, () => sender(server)));
  const waitForProgress = async (targets: readonly ServerProcess[], more: number): Promise<void> => {
    const before = new Map(countOf);
    for (const { address } of targets) {
      await expect.poll(() => countOf.get(address)! - before.get(address)!).toBeGreaterThanOrEqual(more);
    }
  };
  const [victim, ...survivors] = servers as [ServerProcess, ...ServerProcess[]];

  await waitForProgress(servers, 5);
  // Kill it while mail is being sent: its claims must pass to the others.
  const offered = mailServer.offered;
  await expect.poll(() => mailServer.offered).toBeGreaterThan(offered);
  await victim.kill('SIGKILL');
  await waitForProgress(survivors, 5);
  await postgres.restart(async () => {
    for (const { address } of survivors) {
      await expect.poll(async () => (await fetch(`${address}/api/ready`)).status).toBe(503);
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
    }
  });
  await waitForProgress(survivors, 5);
  isLoadOn = false;
  await Promise.all(load);

  const storage = await openStorage({ databaseUrl, dataDir: folder });
  try {
    const inState = async (state: 'pending' | 'dead') =>
      (await storage.db.selectFrom('outbox').select('id').where('state', '=', state).execute()).length;
    await expect.poll(() => inState('pending')).toBe(0);
    expect(await inState('dead')).toBe(0);

    const rows = await storage.db
      .selectFrom('submissions')
      .innerJoin('outbox', 'outbox.submission_id', 'submissions.id')
      .select(['reference', 'message_id'])
      .execute();
    const messagesOf = Map.groupBy(rows, ({ reference }) => reference);
    const received = new Set(mailServer.received.map(({ messageId }) => messageId));
    for (const reference of acknowledged) {
      const messages = messagesOf.get(reference) ?? [];
      expect(messages, reference).toHaveLength(2);
      for (const { message_id } of messages) expect(received).toContain(message_id);
    }
    // A duplicate has the Message-ID of its original: everything sent is in the outbox.
    const known = new Set(rows.map(({ message_id }) => message_id));
    expect([...received].filter((id) => !known.has(id))).toEqual([]);
    for (const { address, child } of survivors) {
      expect(child.exitCode).toBeNull();
      await expect.poll(async () => (await fetch(`${address}/api/ready`)).status).toBe(200);
    }
    console.log(
      `${acknowledged.length} acknowledged, ${messagesOf.size} stored, ${received.size} mails delivered, ${mailServer.received.length - received.size} of them twice`,
    );
  } finally {
    await storage.close();
  }
});
