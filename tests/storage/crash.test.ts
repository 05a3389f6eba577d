import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CAREERS_FORM } from '../../src/contract/careers.ts';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import { SQLITE_FILE } from '../../src/server/db/database.ts';
import { type MailServer, startMailServer, type Verdict } from '../fixtures/mail-server.ts';
import { pdfResume } from '../fixtures/resumes.ts';
import { APPLICATION, applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const SENDERS = 6;
/** Eight starts and hundreds of submissions take their time on a busy machine. */
const TIMEOUT = 300_000;

/** What the server said `success: true` to, with the hash of the resume. */
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

/** Sends from several sides at once, and kills the server in the midst of it once enough has happened. */
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

/** An answer about the recipient is for good: those messages are dead instead. */
const refusedForGood = new Set<string>();
const refuse: Verdict = ({ messageId }) => {
  refusedForGood.add(messageId);
  return '550 5.1.1 No such user';
};
/** `acknowledged` and `offered`: how many submissions and mails must have come so far before the kill. */
const rounds: readonly { mail: Verdict | 'down'; acknowledged: number; offered: number }[] = [
  { mail: () => null, acknowledged: 1, offered: 0 },
  { mail: () => null, acknowledged: 25, offered: 3 },
  { mail: () => 451, acknowledged: 12, offered: 6 },
  { mail: () => new Promise(() => {}), acknowledged: 9, offered: 1 },
  { mail: 'down', acknowledged: 15, offered: 0 },
  { mail: refuse, acknowledged: 20, offered: 10 },
  { mail: () => null, acknowledged: 5, offered: 0 },
];

it(
  'loses nothing that it acknowledged, however often it is killed and whatever the mail server does',
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
    const kept = new Map(
      rows(
        `select s.reference, s.form, r.sha256, r.content, o.message_id, o.state from submissions s
         left join resumes r on r.submission_id = s.id
         join outbox o on o.submission_id = s.id and o.kind = 'company'`,
      ).map((row) => [row.reference, row]),
    );
    for (const { reference, sha256 } of acknowledged) {
      const row = kept.get(reference);
      expect(row, reference).toBeDefined();
      expect(row!.sha256).toBe(sha256);
      if (sha256 !== null) {
        const content = createHash('sha256')
          .update(row!.content as Uint8Array)
          .digest('hex');
        expect(content).toBe(sha256);
      }
      if (row!.state === 'dead') expect(refusedForGood).toContain(row!.message_id);
      else expect(received).toContain(row!.message_id);
    }
    // Nothing is there in part: those that were cut off before the answer are whole, or not there at all.
    expect(
      rows(`select id from submissions s where (select count(*) from outbox o where o.submission_id = s.id) <> 2
            or (form = 'careers') <> exists (select 1 from resumes r where r.submission_id = s.id)`),
    ).toEqual([]);
    const dead = rows("select id from outbox where state = 'dead'").length;
    expect(dead).toBeGreaterThan(0);
    const doubles = received.length - new Set(received).size;
    console.log(
      `${rounds.length} kills: ${acknowledged.length} acknowledged, ${kept.size} kept, ${new Set(received).size} mails delivered, ${doubles} of them twice, ${dead} put aside`,
    );
    database.close();
  },
  TIMEOUT,
);
