import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONTACT_FORM } from '../../src/contract/contact.ts';
import { SQLITE_FILE } from '../../src/server/db/database.ts';
import { CONTACT } from '../fixtures/sample-submissions.ts';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';

const CALLS = 'trace=write,writev,pwrite64,pwritev,fsync,fdatasync';

let dataDir: string;
let server: ServerProcess;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'power-'));
  server = await startServerProcess({ DATA_DIR: dataDir });
});
afterEach(async () => {
  await server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The system calls of the server, in order, with the files they are about; or why they cannot be had. */
async function traced(
  work: () => Promise<void>,
): Promise<{ readonly lines: string[] } | { readonly missing: string }> {
  if (spawnSync('strace', ['-V']).status !== 0) return { missing: 'strace is not installed here' };
  const output = join(dataDir, 'calls');
  const args = ['-f', '-y', '-s', '4096', '-e', CALLS, '-o', output, '-p', String(server.child.pid)];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(strace, 'exit');
  const said = Promise.withResolvers<string>();
  strace.stderr.setEncoding('utf8').on('data', (words: string) => said.resolve(words));
  if (!(await said.promise).includes('attached')) return { missing: 'strace may not look at processes here' };
  await work();
  strace.kill('SIGINT');
  await ended;
  return { lines: (await readFile(output, 'utf8')).split('\n') };
}

it('what is acknowledged is on the disk, and not only on its way there', async (test) => {
  const seen = await traced(async () => {
    const response = await fetch(server.address + CONTACT_FORM.endpoint, {
      method: 'POST',
      body: JSON.stringify(CONTACT),
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ success: true });
  });
  if ('missing' in seen) {
    test.skip(`${seen.missing}, so nobody sees whether a commit waits for the disk.`);
    return;
  }
  const { lines } = seen;
  const answered = lines.findIndex((line) => line.includes('\\"success\\":true'));
  const isWrite = (line: string) => line.includes('pwrite64(') && line.includes(`${SQLITE_FILE}-wal>`);
  const isSync = (line: string) => /f(data)?sync\(/.test(line) && line.includes(`${SQLITE_FILE}-wal>`);
  const before = lines.slice(0, answered);
  expect(answered).toBeGreaterThan(0);
  expect(before.findIndex(isWrite)).toBeGreaterThanOrEqual(0);
  // All that was written until then, not only a part of it.
  expect(before.findLastIndex(isSync)).toBeGreaterThan(before.findLastIndex(isWrite));
});
