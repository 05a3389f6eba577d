/**
 * npm run bench -- stall [share]: response times of pages while the desk does its heaviest work and while the database hangs,
 * on both databases. A share of 0.1 does a tenth of the work. Fails if p99 is over 50 ms or the maximum over 150 ms and, for
 * busy machines, over three times that of an idle server measured before.
 */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import { foldText } from '#server/db/search-words.ts';
import { SQLITE_THREAD } from '#server/db/sqlite.ts';
import type { Storage } from '#server/db/storage.ts';
import { addAdministrator, addAlike } from '../tests/fixtures/desk-load.ts';
import { freePort } from '../tests/fixtures/free-port.ts';
import { type PageTimes, timePages } from '../tests/fixtures/page-times.ts';
import { startPostgres } from '../tests/fixtures/postgres.ts';
import { APPLICATION, applicationForm, CONTACT } from '../tests/fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../tests/fixtures/server-process.ts';
import { startTcpProxy } from '../tests/fixtures/tcp-proxy.ts';
import { addManySubmissions } from './lib/many-submissions.ts';

const SHARE = Number(process.argv[2] ?? 1);
const COUNTS = {
  alike: 20_000 * SHARE,
  stuck: Math.max(1, 500 * SHARE),
  submissions: 100_000 * SHARE,
  subscribers: 100_000 * SHARE,
};
const HANG_MS = 10_000;
const HOSTILE_MS = 10_000;
const BYTES_PER_MS = 12_500;
const CHUNK_BYTES = 64 * 1024;
const MAX_P99_MS = 50;
const MAX_WORST_MS = 150;
const MAX_RATIO = 3;
const BATCH_SIZE = 500;
/** Half of the three years of data is older than this: about 40,000 enquiries and 10,000 applications. */
const RETAIN_DAYS = '540';

// Not in /tmp, which may be in memory.
mkdirSync('.cache', { recursive: true });
const postgres = await startPostgres();
const problems: string[] = [];
try {
  await measure('SQLite', '');
  await measure('PostgreSQL', await postgres.newDatabase());
} finally {
  await postgres.stop();
}
console.log(problems.length === 0 ? '\nno page waited' : `\n${problems.join('\n')}`);
process.exit(problems.length === 0 ? 0 : 1);

async function measure(name: string, databaseUrl: string): Promise<void> {
  const dataDir = mkdtempSync(resolve('.cache/bench-stall-'));
  const storage = await openStorage({ databaseUrl: databaseUrl || null, dataDir });
  const secret = await addAdministrator(storage);
  await addManySubmissions(storage, COUNTS.submissions, Date.now());
  await addSubscribers(storage, COUNTS.subscribers);
  await addAlike(storage, COUNTS.stuck, 'undelivered');
  const reference = await addAlike(storage, COUNTS.alike, 'quarantined');
  await storage.close();

  const proxy = databaseUrl === '' ? null : await startTcpProxy(portOf(databaseUrl));
  const url = proxy === null ? '' : withPort(databaseUrl, proxy.port);
  const deskPort = await freePort();
  const start = (settings: Record<string, string> = {}): Promise<ServerProcess> =>
    startServerProcess({
      API_ONLY: '0',
      SITE_DIR: resolve('dist/site'),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      DESK_PORT: String(deskPort),
      RATE_LIMIT_CLIENT: 'off',
      RATE_LIMIT_ADDRESS: 'off',
      LOG_LEVEL: 'info',
      ...settings,
    });
  const desk = `http://127.0.0.1:${deskPort}`;
  const headers = { cookie: `desk=${secret}`, origin: desk };
  let server = await start();
  try {
    console.log(`\n${name}${' '.repeat(42 - name.length)}pages     p50     p99   worst   took`);
    const idle = await step('idle', () => sleep(3000));
    const check = async (title: string, work: () => Promise<unknown>): Promise<void> => {
      const { p99, worst } = await step(title, work);
      if (p99 > Math.max(MAX_P99_MS, MAX_RATIO * idle.p99))
        problems.push(`${name}, ${title}: p99 ${ms(p99)}`);
      if (worst > Math.max(MAX_WORST_MS, MAX_RATIO * idle.worst))
        problems.push(`${name}, ${title}: worst ${ms(worst)}`);
    };
    const read = async (path: string): Promise<void> => {
      const response = await fetch(desk + path, { headers });
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      for await (const _ of response.body!);
    };
    /** Repeats the request until none remain. */
    const repeat = async (path: string, fields: object): Promise<void> => {
      for (let version = 1; ; ) {
        const response = await fetch(desk + path, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...fields, version }),
        });
        if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
        const reply = (await response.json()) as { remaining?: number; submission?: { version: number } };
        version = reply.submission?.version ?? version;
        if (!reply.remaining) return;
      }
    };

    await check(`spam: ${COUNTS.alike} alike`, () =>
      repeat(`/api/submissions/${reference}/spam`, { alike: true }),
    );
    await check(`send ${COUNTS.stuck} mails again`, () => repeat('/api/delivery/again', {}));
    await check(`export of ${COUNTS.submissions}`, () => read('/api/export/submissions?tab=all'));
    await check('export of subscribers', () => read('/api/export/subscribers'));
    await check('search for a subscriber', () => read('/api/subscribers?q=zzzz'));
    await check('Today', () => read('/api/today'));
    await check('hostile PDFs, eight at a time', () => sendHostile(server.address));
    if (proxy === null) {
      await check('lock of another process', () => underLock(join(dataDir, SQLITE_FILE), server.address));
      await check(`fsync hangs ${HANG_MS / 1000} s`, () => whileDiskHangs(server));
    } else {
      await check(`silent server for ${HANG_MS / 1000} s`, async () => {
        proxy.freeze();
        await expectRefusal(server.address);
        await sleep(HANG_MS / 2);
        proxy.forget();
      });
    }
    await server.kill('SIGTERM');
    server = await start({
      RETAIN_CONTACT_DAYS: RETAIN_DAYS,
      RETAIN_CAREERS_DAYS: RETAIN_DAYS,
      RETENTION_MOST_SHARE: '1',
    });
    await check(`retention of ${COUNTS.submissions / 2}`, async () => {
      // Enquiries come last.
      while (!server.log().includes('"what":"contact"')) await sleep(50);
    });
  } finally {
    await server.kill('SIGKILL');
    await proxy?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }

  async function step(title: string, work: () => Promise<unknown>): Promise<PageTimes> {
    const started = performance.now();
    const times = await timePages(`${server.address}/`, work);
    const cells = [String(times.count), ms(times.p50), ms(times.p99), ms(times.worst)];
    const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(title.padEnd(39) + [...cells, took].map((cell) => cell.padStart(8)).join(''));
    return times;
  }
}

async function addSubscribers({ db }: Storage, count: number): Promise<void> {
  const now = Date.now();
  for (let done = 0; done < count; done += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, index) => {
      const email = `reader${done + index}@visitor.example`;
      return {
        id: randomUUID(),
        email,
        first_name: 'Ann',
        last_name: `Reader ${done + index}`,
        topic: 'tech',
        state: 'active' as const,
        token: randomUUID(),
        activated_by: '',
        created_at: now - done - index,
        updated_at: now,
        unsubscribed_at: null,
        search_text: foldText(`${email} Ann Reader ${done + index}`),
      };
    });
    await db.insertInto('subscribers').values(rows).execute();
  }
}

/** Eight at a time, each at 100 Mbit/s. */
async function sendHostile(address: string): Promise<void> {
  const bytes = Buffer.alloc(9_900_000, '/Root 1 1');
  bytes.write('%PDF-1.4\n');
  bytes.write('%%EOF', bytes.length - 5);
  const encoded = new Response(applicationForm(APPLICATION, { bytes }));
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  const body = Buffer.from(await encoded.arrayBuffer());
  const until = performance.now() + HOSTILE_MS;
  const send = async (): Promise<void> => {
    while (performance.now() < until) {
      const request = httpRequest(address + CAREERS_FORM.endpoint, { method: 'POST', headers });
      const answered = once(request, 'response').then(([response]) => response.resume());
      // The server responds early if it has no capacity for the upload, and then stops reading.
      const sending = pipeline(paced(body), request).catch(() => {});
      await Promise.race([answered, sending.then(() => answered)]).catch(() => {});
      request.destroy();
      await sending;
    }
  };
  await Promise.all(Array.from({ length: 8 }, send));
}

async function* paced(body: Buffer): AsyncGenerator<Buffer> {
  const started = performance.now();
  for (let sent = 0; sent < body.length; ) {
    const due = Math.min(body.length, Math.ceil((performance.now() - started) * BYTES_PER_MS) + CHUNK_BYTES);
    if (due > sent) yield body.subarray(sent, due);
    sent = due;
    await sleep(5);
  }
}

/** A form must be refused within five seconds. */
async function expectRefusal(address: string): Promise<void> {
  const started = performance.now();
  const response = await fetch(address + CONTACT_FORM.endpoint, {
    method: 'POST',
    body: JSON.stringify({ ...CONTACT, role: randomUUID() }),
    headers: { 'content-type': 'application/json' },
  });
  const took = performance.now() - started;
  if (response.status !== 503 || took > 5000)
    problems.push(`a form: ${response.status} after ${ms(took)} ms`);
}

async function underLock(file: string, address: string): Promise<void> {
  const other = new DatabaseSync(file, { timeout: 5000 });
  other.exec('begin immediate');
  await expectRefusal(address);
  other.close();
}

async function whileDiskHangs({ child, address }: ServerProcess): Promise<void> {
  const threads = `/proc/${child.pid}/task`;
  const thread = readdirSync(threads).find(
    (id) => readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === SQLITE_THREAD,
  );
  const delay = `inject=fsync,fdatasync:delay_enter=${HANG_MS * 1000}`;
  const strace = spawn('strace', ['-e', 'trace=fsync,fdatasync', '-e', delay, '-p', thread!], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await once(strace.stderr, 'data');
  await expectRefusal(address);
  await sleep(HANG_MS / 2);
  strace.kill('SIGINT');
  await once(strace, 'exit');
}

function portOf(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  return { host: hostname, port: Number(port) };
}

function withPort(databaseUrl: string, port: number): string {
  return Object.assign(new URL(databaseUrl), { port: String(port) }).href;
}

function ms(time: number): string {
  return time.toFixed(1);
}
