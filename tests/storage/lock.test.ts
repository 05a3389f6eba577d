import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { type FixtureSite, writeFixtureSite } from '../server/fixture-site.ts';

const SUBMISSIONS = 150;
const MAX_ANSWER_MS = 5000;
/** Allows for a busy machine; a page that waited for the lock would take four seconds, like a submission. */
const MAX_PAGE_MS = 3000;

let dataDir: string;
let site: FixtureSite;
let server: ServerProcess;
let other: DatabaseSync;
beforeEach(async () => {
  [dataDir, site] = await Promise.all([mkdtemp(join(tmpdir(), 'lock-')), writeFixtureSite()]);
  server = await startServerProcess({
    API_ONLY: '0',
    SITE_DIR: site.directory,
    DATA_DIR: dataDir,
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
  });
  other = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 5000 });
});
afterEach(async () => {
  other.close();
  await server.kill('SIGKILL');
  await site.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function timed(request: Promise<Response>) {
  const started = performance.now();
  const response = await request;
  await response.arrayBuffer();
  return { response, ms: performance.now() - started };
}

const send = (role: string) =>
  timed(
    fetch(server.address + CONTACT_FORM.endpoint, {
      method: 'POST',
      body: JSON.stringify({ ...CONTACT, role }),
      headers: { 'content-type': 'application/json' },
    }),
  );

it('a lock held by another process fails submissions with 503, but does not block pages', async () => {
  other.exec('begin immediate');
  let isDone = false;
  const early = Array.from({ length: SUBMISSIONS / 2 }, (_, index) => send(`Early ${index}`));
  const late = Promise.race(early).then(() =>
    Promise.all(Array.from({ length: SUBMISSIONS / 2 }, (_, index) => send(`Late ${index}`))),
  );
  const responses = Promise.all([Promise.all(early), late]).finally(() => {
    isDone = true;
  });

  let slowest = 0;
  while (!isDone) {
    const { response, ms } = await timed(fetch(`${server.address}/about`));
    expect(response.status).toBe(200);
    slowest = Math.max(slowest, ms);
    await new Promise((later) => setTimeout(later, 10));
  }
  expect(slowest).toBeLessThan(MAX_PAGE_MS);
  for (const { response, ms } of (await responses).flat()) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(ms).toBeLessThan(MAX_ANSWER_MS + MAX_PAGE_MS);
  }
  expect(server.log()).toContain(
    'Another process has been writing to the database for too long (SQLITE_BUSY)',
  );
  expect((await fetch(`${server.address}/api/ready`)).status).toBe(503);
  await expect.poll(() => server.log()).toMatch(/"reason":"Another process[^\n]*"msg":"not ready"/);

  other.exec('rollback');
  expect((await send('Afterwards')).response.status).toBe(200);
  // Submissions refused with 503 are not stored later.
  const stored = other.prepare('select payload from submissions').all() as { payload: string }[];
  expect(stored.map(({ payload }) => JSON.parse(payload).role)).toEqual(['Afterwards']);
});

it('a lock held by another process does not block shutdown', async () => {
  other.exec('begin immediate');
  const hanging = send('Hanging').catch(() => null);
  // A response to a later request shows that the server has received the form.
  expect((await fetch(`${server.address}/about`)).status).toBe(200);
  const started = performance.now();
  await server.kill('SIGTERM');
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(server.child.exitCode).toBe(0);
  await hanging;
  other.exec('rollback');
});

it('a query that is not for a visitor waits until the lock is released', async () => {
  const storage = await openStorage({ databaseUrl: null, dataDir });
  other.exec('begin immediate');
  setTimeout(() => other.exec('rollback'), 1000);
  const { numUpdatedRows } = await storage.db
    .updateTable('submissions')
    .set({ acked_at: 1 })
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(0n);
  expect(other.isTransaction).toBe(false);
  await storage.close();
});
