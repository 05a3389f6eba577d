import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { company, oneLineAddress } from '#content/company.ts';
import { openBackend } from '#server/backend.ts';
import type { Storage } from '#server/db/storage.ts';
import { buildDeskServer } from '#server/desk/server.ts';
import { parseConfig } from '#server/settings/config.ts';
import { addAdministrator } from '../../tests/fixtures/desk-load.ts';

export interface BenchDesk {
  readonly storage: Storage;
  /** Requests a URL as an administrator. */
  get(url: string): Promise<{ readonly statusCode: number; readonly body: string }>;
  close(): Promise<void>;
}

/** A desk on an empty database, without a listening port, with a signed-in administrator. */
export async function openBenchDesk(databaseUrl: string | null): Promise<BenchDesk> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-desk-'));
  const config = parseConfig({
    DATA_DIR: dataDir,
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  });
  const backend = await openBackend(config, {
    ...company,
    address: oneLineAddress(company.headquarters),
    phone: company.phone.display,
    timeZone: company.headquarters.timeZone,
  });
  const { desk } = backend;
  const app = buildDeskServer({
    desk,
    files: null,
    trustedProxies: config.trustedProxies,
    logger: { level: 'silent', stream: process.stderr },
    logRequests: false,
  });
  const secret = await addAdministrator(desk.storage);
  return {
    storage: desk.storage,
    get: (url) => app.inject({ url, headers: { cookie: `desk=${secret}` } }),
    async close() {
      await app.close();
      await backend.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
