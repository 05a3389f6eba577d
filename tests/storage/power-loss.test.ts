import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONTACT_FORM } from '#contract/contact.ts';
import { SQLITE_FILE } from '#server/db/database.ts';
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

/** The server's system calls during `work`, in order and with file names; or why they cannot be traced. */
async function traceSystemCalls(
  work: () => Promise<void>,
): Promise<{ readonly lines: string[] } | { readonly unavailable: string }> {
  if (spawnSync('strace', ['-V']).status !== 0) return { unavailable: 'strace is not installed here' };
  const output = join(dataDir, 'calls');
  const args = ['-f', '-y', '-s', '4096', '-e', CALLS, '-o', output, '-p', String(server.child.pid)];
  const strace = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(strace, 'exit');
  const firstOutput = Promise.withResolvers<string>();
  strace.stderr.setEncoding('utf8').on('data', (chunk: string) => firstOutput.resolve(chunk));
  if (!(await firstOutput.promise).includes('attached'))
    return { unavailable: 'strace may not attach to processes here' };
  await work();
  strace.kill('SIGINT');
  await ended;
  return { lines: (await readFile(output, 'utf8')).split('\n') };
}

it('a submission is flushed to disk before it is acknowledged', async (test) => {
  const trace = await traceSystemCalls(async () => {
    const response = await fetch(server.address + CONTACT_FORM.endpoint, {
      method: 'POST',
      body: JSON.stringify(CONTACT),
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toMatchObject({ success: true });
  });
  if ('unavailable' in trace) {
    test.skip(`${trace.unavailable}, so the order of flush and response cannot be checked.`);
    return;
  }
  const { lines } = trace;
  const responseAt = lines.findIndex((line) => line.includes('\\"success\\":true'));
  const isWrite = (line: string) => line.includes('pwrite64(') && line.includes(`${SQLITE_FILE}-wal>`);
  const isSync = (line: string) => /f(data)?sync\(/.test(line) && line.includes(`${SQLITE_FILE}-wal>`);
  const before = lines.slice(0, responseAt);
  expect(responseAt).toBeGreaterThan(0);
  expect(before.findIndex(isWrite)).toBeGreaterThanOrEqual(0);
  // The last sync follows the last write, so all of it was flushed.
  expect(before.findLastIndex(isSync)).toBeGreaterThan(before.findLastIndex(isWrite));
});
