import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { PageShown, VisitEvent } from '#contract/visits.ts';
import { type Backend, openBackend } from '#server/backend.ts';
import { openStorage } from '#server/db/database.ts';
import type { VisitCountRow } from '#server/db/schema.ts';
import type { Storage } from '#server/db/storage.ts';
import { parseConfig } from '#server/settings/config.ts';
import { readSitePages } from '#server/visits/site-pages.ts';
import { writeFixtureSite } from './fixture-site.ts';
import { createTestApp } from './test-app.ts';
import { COMPANY } from './test-backend.ts';

type Headers = Record<string, string>;

export interface TestVisits {
  readonly address: string;
  readonly backend: Backend;
  readonly storage: Storage;
  readonly dataDir: string;
  readonly log: string[];
  /** Sends a visit report like a browser. */
  report(events: readonly VisitEvent[], headers?: Headers): Promise<Response>;
  send(body: BodyInit, init?: { headers?: Headers; duplex?: 'half' }): Promise<Response>;
  /** Closes the server, which flushes its counts, and reads them. */
  counts(): Promise<readonly VisitCountRow[]>;
  close(): Promise<void>;
}

export const USER_AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

export const SHOWN: PageShown = {
  kind: 'page',
  path: '/about',
  width: 'desktop',
  entry: true,
  referrer: 'search.example',
  campaign: null,
};

/** The whole server, listening, with the pages of the fixture site. It trusts X-Forwarded-For from 127.0.0.1. */
export async function openTestVisits(env: Record<string, string> = {}): Promise<TestVisits> {
  const dataDir = await mkdtemp(join(tmpdir(), 'visits-'));
  const site = await writeFixtureSite();
  const config = parseConfig({ DATA_DIR: dataDir, RATE_LIMIT_ADDRESS: 'off', ...env });
  const backend = await openBackend(config, COMPANY, await readSitePages(site.directory));
  const { app, log } = await createTestApp(site.directory, { backend, trustedProxies: ['127.0.0.1'] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const storage = await openStorage(config);
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  let isOpen = true;
  const closeServer = async (): Promise<void> => {
    if (isOpen) await app.close();
    isOpen = false;
  };
  const send: TestVisits['send'] = (body, { headers = {}, ...init } = {}) =>
    fetch(address + ENDPOINTS.visits, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'user-agent': USER_AGENT, ...headers },
      ...init,
    });
  return {
    address,
    backend,
    storage,
    dataDir,
    log,
    send,
    report: (events, headers = {}) =>
      send(JSON.stringify({ events }), { headers: { 'sec-fetch-site': 'same-origin', ...headers } }),
    async counts() {
      await closeServer();
      return storage.db.selectFrom('visit_counts').selectAll().execute();
    },
    async close() {
      await closeServer();
      await storage.close();
      await site.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function countOf(rows: readonly VisitCountRow[], kind: string, subject?: string, detail = ''): number {
  return rows
    .filter((row) => row.kind === kind && (subject === undefined || row.subject === subject))
    .filter((row) => subject === undefined || row.detail === detail)
    .reduce((sum, { count }) => sum + count, 0);
}
