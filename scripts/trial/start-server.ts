import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from './server-process.ts';

/** Starts the server with the built site and a data folder of its own, and stops it when the tests are done. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kelvane-test-'));
  const server = await startServerProcess({
    API_ONLY: '0',
    DATA_DIR: dataDir,
    // One machine sends all forms of the tests, and faster than a person could.
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    FORM_MIN_FILL_MS: '0',
    LOG_LEVEL: 'warn',
  });
  server.child.stderr?.pipe(process.stderr);
  process.env.SITE_ADDRESS = server.address;
  // Where the mail lands, as there is no mail server.
  process.env.SITE_MAIL = join(dataDir, 'mail');
  return async () => {
    await server.kill('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  };
}
