import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { SQLITE_FILE } from '#server/db/database.ts';
import { type MailServer, startMailServer, type Verdict } from '../fixtures/mail-server.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const SENDERS = 6;
/** Eight starts and hundreds of submissions are slow on a busy machine. */
const TIMEOUT = 300_000;

/** A submission that the server acknowledged with `success: true`, and the hash of its resume. */
interface Acknowledged {
  readonly reference: string;
  readonly sha256: string | null;
}

let dataDir: string;
let mailServer: MailServer;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'crash-'));
  mailServer = await startMailServer();
});
afterEach(async () => {
  await server?.kill('SIGKILL');
  await mailServer.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<ServerProcess> => {
  server = await startServerProcess({
    DATA_DIR: dataDir,
    SMTP_URL: mailServer.url,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    OUTBOX_RETRY_SECONDS: '1',
    OUTBOX_LEASE_SECONDS: '1',
    LOG_LEVEL: 'error',
  });
  return server;
};

async function sendOne(address: string): Promise<Acknowledged> {
  const withResume = Math.random() < 0.7;
  const mark = randomBytes(20_000 + Math.floor(Math.random() * 200_000)).toString('base64');
  const bytes = pdfResume({ extra: mark });
  const request: RequestInit = withResume
    ? { method: 'POST', body: applicationForm({ ...APPLICATION, city: mark.slice(0, 20) }, { bytes }) }
    : {
        method: 'POST',
        body: JSON.stringify({ ...CONTACT, role: mark.slice(0, 20) }),
        headers: { 'content-type': 'application/json' },
      };
  const response = await fetch(
    address + (withResume ? CAREERS_FORM.endpoint : CONTACT_FORM.endpoint),
    request,
  );
  const reply = (await response.json()) as { success: boolean; reference: string };
  if (!reply.success) throw new Error(`refused with ${response.status}`);
  return {
    reference: reply.reference,
    sha256: withResume ? createHash('sha256').update(bytes).digest('hex') : null,
  };
}

/** Submits concurrently, and kills the server amid requests once `isEnough` returns true. */
async function sendUntilKilled(
  target: ServerProcess,
  isEnough: (acknowledged: number) => boolean,
): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let isAlive = true;
  const sender = async (): Promise<void> => {
    while (isAlive) {
      try {
        acknowledged.push(await sendOne(target.address));
      } catch (error) {
        if (isAlive) throw error;
      }
      if (isAlive && isEnough(acknowledged.length)) {
        isAlive = false;
        await target.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
  return acknowledged;
}

/** Rejecting the recipient is a permanent failure: these messages end as dead. */
const permanentlyRejected = new Set<string>();
const rejectRecipient: Verdict = ({ messageId }) => {
  permanentlyRejected.add(messageId);
  return '550 5.1.1 No such user';
};
/** `acknowledged` and `offered`: minimum numbers of submissions and mails in a round before the kill. */
const rounds: readonly { mail: Verdict | 'down'; acknowledged: number; offered: number }[] = [
  { mail: () => null, acknowledged: 1, offered: 0 },
  { mail: () => null, acknowledged: 25, offered: 3 },
  { mail: () => 451, acknowledged: 12, offered: 6 },
  { mail: () => new Promise(() => {}), acknowledged: 9, offered: 1 },
  { mail: 'down', acknowledged: 15, offered: 0 },
  { mail: rejectRecipient, acknowledged: 20, offered: 10 },
  { mail: () => null, acknowledged: 5, offered: 0 },
];

it(
  'keeps every acknowledged submission across repeated kills and mail server failures',
  async () => {
    const acknowledged: Acknowledged[] = [];
    const { port } = mailServer;
    const received: string[] = [];
    const restartMail = async (): Promise<void> => {
      received.push(...mailServer.received.map(({ messageId }) => messageId));
      await mailServer.close();
      mailServer = await startMailServer(port);
    };

    for (const { mail, ...wanted } of rounds) {
      if (mail === 'down') await mailServer.close();
      else mailServer.verdict = mail;
      const isEnough = (count: number) =>
        count >= wanted.acknowledged && mailServer.offered >= wanted.offered;
      acknowledged.push(...(await sendUntilKilled(await start(), isEnough)));
      await restartMail();
    }

    const total = rounds.reduce((sum, round) => sum + round.acknowledged, 0);
    expect(acknowledged.length).toBeGreaterThanOrEqual(total);
    await start();
    const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { readOnly: true });
    const rows = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[];
    await expect
      .poll(() => rows("select id from outbox where state = 'pending'").length, {
        timeout: 60_000,
        interval: 100,
      })
      .toBe(0);
    received.push(...mailServer.received.map(({ messageId }) => messageId));

    expect(rows('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const stored = new Map(
      rows(
        `select s.reference, s.form, r.sha256, r.content, o.message_id, o.state from submissions s
         left join resumes r on r.submission_id = s.id
         join outbox o on o.submission_id = s.id and o.kind = 'company'`,
      ).map((row) => [row.reference, row]),
    );
    for (const { reference, sha256 } of acknowledged) {
      const row = stored.get(reference);
      expect(row, reference).toBeDefined();
      expect(row!.sha256).toBe(sha256);
      if (sha256 !== null) {
        const content = createHash('sha256')
          .update(row!.content as Uint8Array)
          .digest('hex');
        expect(content).toBe(sha256);
      }
      if (row!.state === 'dead') expect(permanentlyRejected).toContain(row!.message_id);
      else expect(received).toContain(row!.message_id);
    }
    // Submissions interrupted before the response are stored completely or not at all.
    expect(
      rows(`select id from submissions s where (select count(*) from outbox o where o.submission_id = s.id) <> 2
            or (form = 'careers') <> exists (select 1 from resumes r where r.submission_id = s.id)`),
    ).toEqual([]);
    const dead = rows("select id from outbox where state = 'dead'").length;
    expect(dead).toBeGreaterThan(0);
    const duplicates = received.length - new Set(received).size;
    console.log(
      `${rounds.length} kills: ${acknowledged.length} acknowledged, ${stored.size} stored, ${new Set(received).size} mails delivered, ${duplicates} of them twice, ${dead} dead`,
    );
    database.close();
  },
  TIMEOUT,
);
