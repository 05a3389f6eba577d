import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the real server on a free port with a data folder of its own, and stops it when the tests are done. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kelvane-test-'));
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      // One machine sends all forms of the tests, and faster than a person could.
      RATE_LIMIT_CLIENT: 'off',
      RATE_LIMIT_ADDRESS: 'off',
      FORM_MIN_FILL_MS: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  process.env.SITE_ADDRESS = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it answered.`)),
    );
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /https?:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    });
  });
  return async () => {
    server.kill('SIGTERM');
    await exited;
    rmSync(dataDir, { recursive: true, force: true });
  };
}
