import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { openStorage, SQLITE_FILE } from '#server/db/database.ts';
import { createSubmissionStore } from '#server/submissions/store.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { newSubmission } from '../helpers/new-submission.ts';

let dataDir: string;
let file: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'file-'));
  file = join(dataDir, SQLITE_FILE);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('a running server', () => {
  let server: ServerProcess;
  let serial = 0;
  beforeEach(async () => {
    server = await startServerProcess({
      DATA_DIR: dataDir,
      RATE_LIMIT_CLIENT: 'off',
      RATE_LIMIT_ADDRESS: 'off',
    });
    expect((await send()).status).toBe(200);
  });
  afterEach(() => server.kill('SIGKILL'));

  const send = () => {
    serial += 1;
    return fetch(server.address + CONTACT_FORM.endpoint, {
      method: 'POST',
      body: JSON.stringify({ ...CONTACT, role: `Role ${serial}` }),
      headers: { 'content-type': 'application/json' },
    });
  };

  /** Expects 503 for submissions, the cause in the log, and the server not to be ready. */
  async function expectRefusal(cause: string): Promise<void> {
    for (let time = 0; time < 3; time += 1) {
      const response = await send();
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).not.toBeNull();
    }
    expect(server.log()).toContain(cause);
    expect((await fetch(`${server.address}/api/ready`)).status).toBe(503);
    await expect.poll(() => server.log()).toMatch(/"reason":[^\n]*"msg":"not ready"/);
  }

  it('refuses submissions when the database file is removed', async () => {
    await rm(file);
    await expectRefusal(`${file} was removed while the server was running`);
  });

  it('refuses submissions while the database file is moved away, and recovers', async () => {
    await rename(file, `${file}.elsewhere`);
    await expectRefusal('was removed');
    await rename(`${file}.elsewhere`, file);
    expect((await send()).status).toBe(200);
  });

  it('refuses submissions when the database file is replaced by a copy', async () => {
    await copyFile(file, `${file}.copy`);
    await rename(`${file}.copy`, file);
    await expectRefusal(`${file} was replaced by another file`);
  });

  it.each(['-wal', '-shm'])('refuses submissions when the %s file is removed', async (part) => {
    await rm(file + part);
    await expectRefusal(`${file}${part} was removed`);
  });

  it('refuses submissions when the file is damaged, although its pages are cached', async () => {
    // After a checkpoint all data is in the file itself, and the server still has it cached.
    const other = new DatabaseSync(file, { timeout: 5000 });
    const checkpoint = other.prepare('pragma wal_checkpoint(passive)');
    await expect.poll(() => checkpoint.get()).toSatisfy((now) => now.log > 0 && now.log === now.checkpointed);
    const { size } = await stat(file);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(size, 'Z'), 0, size, 0);
    await handle.close();
    await expectRefusal('The database is damaged');
    other.close();
  });

  it.skipIf(process.platform !== 'linux')(
    'refuses submissions while the disk rejects writes, and recovers',
    async () => {
      const limit = (bytes: number | 'unlimited') =>
        execFileSync('prlimit', [`--pid=${server.child.pid}`, `--fsize=${bytes}:`]);
      limit((await stat(`${file}-wal`)).size);
      await expectRefusal('The disk of the database reports an error');
      limit('unlimited');
      expect((await send()).status).toBe(200);
    },
  );
});

describe('a failed write', () => {
  it.each([
    ['full', 'The disk of the database is full (SQLITE_FULL). Free some space'],
    ['read-only', 'The database is read-only (SQLITE_READONLY). Make the file'],
  ])('reports its cause when the database is %s, and succeeds after recovery', async (state, message) => {
    const storage = await openStorage({ databaseUrl: null, dataDir });
    const { save } = createSubmissionStore(storage);
    await save(newSubmission());
    if (state === 'full') await sql`pragma max_page_count = 1`.execute(storage.db);
    else await sql`pragma query_only = 1`.execute(storage.db);
    const large = { ...newSubmission().payload, text: 'x'.repeat(100_000) };
    await expect(save(newSubmission({ payload: large }))).rejects.toThrow(message);
    await sql`pragma max_page_count = 1000000`.execute(storage.db);
    await sql`pragma query_only = 0`.execute(storage.db);
    expect((await save(newSubmission({ payload: large }))).isDuplicate).toBe(false);
    expect(await storage.db.selectFrom('submissions').select('id').execute()).toHaveLength(2);
    await storage.close();
  });
});
