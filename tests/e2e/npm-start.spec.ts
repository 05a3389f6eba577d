import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('npm start serves the site, and a signal to npm alone ends the server too', async () => {
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
    await expect.poll(isUp).toBe(true);
    npm.kill('SIGTERM');
    await expect.poll(isUp).toBe(false);
  } finally {
    endGroup(npm.pid);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** What a failed test would leave behind. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGTERM');
  } catch {
    // Nothing is left.
  }
}
