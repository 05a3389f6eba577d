import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CAREERS_FORM } from '#contract/careers.ts';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage } from '#server/db/database.ts';
import { addAdministrator, addAlike } from '../fixtures/desk-load.ts';
import { freePort } from '../fixtures/free-port.ts';
import { type PageTimes, timePages } from '../fixtures/page-times.ts';
import { APPLICATION, applicationForm, CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { type FixtureSite, writeFixtureSite } from '../server/fixture-site.ts';

const ALIKE_COUNT = 3000;
const HANG_MS = 8000;

let dataDir: string;
let site: FixtureSite;
let server: ServerProcess;
let strace: ChildProcess | undefined;
beforeEach(async () => {
  [dataDir, site] = await Promise.all([mkdtemp(join(tmpdir(), 'stall-')), writeFixtureSite()]);
});
afterEach(async () => {
  strace?.kill('SIGINT');
  strace = undefined;
  await server.kill('SIGKILL');
  await site.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<void> {
  server = await startServerProcess({
    API_ONLY: '0',
    SITE_DIR: site.directory,
    DATA_DIR: dataDir,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  });
}

describe('pages stay responsive', () => {
  it('while the desk marks thousands of submissions as spam, undoes it and exports them', async () => {
    const storage = await openStorage({ databaseUrl: null, dataDir });
    const secret = await addAdministrator(storage);
    const reference = await addAlike(storage, ALIKE_COUNT, 'quarantined');
    await storage.close();
    const port = await freePort();
    await start({ DESK_PORT: String(port) });
    const desk = `http://127.0.0.1:${port}`;
    const headers = { cookie: `desk=${secret}`, 'content-type': 'application/json', origin: desk };

    /** Repeats the request until none remain. */
    const bulk = async (action: 'spam' | 'requarantine', seen: number): Promise<number> => {
      for (let version = seen; ; ) {
        const body = JSON.stringify({ alike: true, version });
        const response = await fetch(`${desk}/api/submissions/${reference}/${action}`, {
          method: 'POST',
          headers,
          body,
        });
        expect(response.status).toBe(200);
        const reply = await response.json();
        version = reply.submission.version;
        if (!(reply.remaining > 0)) return version;
      }
    };
    const times = await timePages(`${server.address}/about`, async () => {
      const version = await bulk('spam', 1);
      await bulk('requarantine', version);
      const exported = await fetch(`${desk}/api/export/submissions?tab=quarantined`, { headers });
      expect((await exported.text()).split('@visitor.example').length).toBeGreaterThan(ALIKE_COUNT);
    });
    expectUnblocked(times);
  });

  it('while crafted resumes are inspected', async () => {
    await start();
    const bytes = Buffer.alloc(9_000_000, '/Root 1 1');
    bytes.write('%PDF-1.4\n');
    bytes.write('%%EOF', bytes.length - 5);
    const times = await timePages(`${server.address}/about`, async () => {
      const statuses = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const body = applicationForm(APPLICATION, { bytes });
          return (await fetch(server.address + CAREERS_FORM.endpoint, { method: 'POST', body })).status;
        }),
      );
      for (const status of statuses) expect([415, 429]).toContain(status);
    });
    expectUnblocked(times);
  });

  it('while the disk hangs, and neither submissions nor shutdown hang with it', async (test) => {
    if (spawnSync('strace', ['-V']).status !== 0) return test.skip('strace is not installed here');
    await start();
    const send = async (role: string) => {
      const response = await fetch(server.address + CONTACT_FORM.endpoint, {
        method: 'POST',
        body: JSON.stringify({ ...CONTACT, role }),
        headers: { 'content-type': 'application/json' },
      });
      return response.status;
    };
    expect(await send('Before')).toBe(200);
    if (!(await hangDisk(server.child.pid!))) return test.skip('strace may not attach to processes here');
    const times = await timePages(`${server.address}/about`, async () => {
      expect(await send('Hanging')).toBe(503);
      expect((await fetch(`${server.address}/api/health`)).status).toBe(200);
      expect((await fetch(`${server.address}/api/ready`)).status).toBe(503);
    });
    expectUnblocked(times);

    strace?.kill('SIGINT');
    await expect.poll(() => send('After')).toBe(200);
    // A hanging disk does not block shutdown either.
    await hangDisk(server.child.pid!);
    const hanging = send('Hanging again').catch(() => null);
    // By then the submission occupies the database, and other queries wait.
    await expect.poll(async () => (await fetch(`${server.address}/api/ready`)).status).toBe(503);
    const started = performance.now();
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    // The process ends itself after 14 s.
    expect(performance.now() - started).toBeLessThan(30_000);
    await hanging;
  });
});

/** Whatever blocked the server for the whole time of the work would hold up the first pages for as long. */
function expectUnblocked({ worst, work }: PageTimes): void {
  expect(worst).toBeLessThan(work / 2);
}

/** Delays each fsync by seconds from now on. Returns false if strace cannot attach. */
async function hangDisk(pid: number): Promise<boolean> {
  // Trace only the database thread if there is one, so that nothing else slows down.
  const threads = readdirSync(`/proc/${pid}/task`);
  const nameOf = (thread: string) => readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim();
  const target = threads.find((thread) => nameOf(thread) === 'sqlite') ?? String(pid);
  const delay = `inject=fsync,fdatasync:delay_enter=${HANG_MS * 1000}`;
  strace = spawn('strace', ['-e', 'trace=fsync,fdatasync', '-e', delay, '-p', target], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const firstOutput = Promise.withResolvers<string>();
  strace.stderr!.setEncoding('utf8').on('data', (chunk: string) => firstOutput.resolve(chunk));
  return (await firstOutput.promise).includes('attached');
}
