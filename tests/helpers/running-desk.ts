import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/trial/free-port.ts';
import { CONTACT } from '../../scripts/trial/sample-submissions.ts';
import { startServerProcess } from '../../scripts/trial/server-process.ts';
import { ENDPOINTS } from '../../src/contract/endpoints.ts';

export interface RunningDesk {
  readonly address: string;
  /** Makes whoever opens it the first administrator, once. */
  readonly firstLink: string;
  /** Sends the contact form, as a visitor would. Returns the reference. */
  enquire(fields?: Partial<typeof CONTACT>): Promise<string>;
  close(): Promise<void>;
}

/** The real server with the built desk, and with data of its own. */
export async function startDesk(): Promise<RunningDesk> {
  const dataDir = mkdtempSync(join(tmpdir(), 'desk-test-'));
  const port = await freePort();
  const server = await startServerProcess({
    API_ONLY: '0',
    DATA_DIR: dataDir,
    DESK_PORT: String(port),
    RATE_LIMIT_CLIENT: 'off',
    RATE_LIMIT_ADDRESS: 'off',
    LOG_LEVEL: 'warn',
  });
  return {
    address: `http://127.0.0.1:${port}`,
    firstLink: /http:\S+\/sign-in\/\S+/.exec(server.output())?.[0] ?? '',
    async enquire(fields = {}) {
      const response = await fetch(server.address + ENDPOINTS.contact, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...CONTACT, ...fields }),
      });
      return ((await response.json()) as { reference: string }).reference;
    },
    async close() {
      await server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
