import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Ways to stop `npm start`. `npm` is the leader of its own process group, as in a terminal. */
const stopActions: Readonly<Record<string, (npm: ChildProcess) => void>> = {
  'Ctrl+C': (npm) => process.kill(-npm.pid!, 'SIGINT'),
  'SIGTERM to npm alone': (npm) => npm.kill('SIGTERM'),
  'SIGTERM to its script': (npm) => process.kill(scriptOf(npm), 'SIGTERM'),
  'SIGKILL to its script': (npm) => process.kill(scriptOf(npm), 'SIGKILL'),
};

for (const [name, stop] of Object.entries(stopActions)) {
  test(`npm start serves the site and stops on ${name}`, async () => {
    test.slow();
    const dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'));
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let output = '';
    npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    const address = () => /http:\/\/[\d.:]+/.exec(output)?.[0] ?? '';
    const isUp = async () => (await fetch(address()).catch(() => null))?.ok ?? false;
    try {
      // Node starts three times before anything is served, which takes long on a busy machine.
      await expect.poll(isUp, { timeout: 50_000 }).toBe(true);
      stop(npm);
      await expect.poll(isUp, { timeout: 50_000 }).toBe(false);
    } finally {
      terminateGroup(npm.pid);
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}

/** The process that npm runs, in a shell or instead of it. */
function scriptOf(npm: ChildProcess): number {
  const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
  const isScript = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('node\0');
  const child = childOf(npm.pid!);
  return isScript(child) ? child : childOf(child);
}

/** Cleans up after a failed test. */
function terminateGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGTERM');
  } catch {
    // The group has already exited.
  }
}
