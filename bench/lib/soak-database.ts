import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../tests/fixtures/postgres.ts';
import { startTcpProxy } from '../../tests/fixtures/tcp-proxy.ts';

export type DatabaseName = 'sqlite' | 'postgres';

export interface SoakDatabase {
  /** Server settings that select it. */
  readonly env: Readonly<Record<string, string>>;
  /** Blocks all writes for this long, without an error. */
  freeze(milliseconds: number): Promise<void>;
  /** The visitor's email address of each stored submission. */
  visitors(): Promise<string[]>;
  /** Counts of pending and dead messages. */
  outbox(): Promise<{ readonly pending: number; readonly dead: number }>;
  close(): Promise<void>;
}

export function openSoakDatabase(name: DatabaseName, folder: string): Promise<SoakDatabase> {
  return name === 'sqlite' ? openSqlite(folder) : openPostgres();
}

const VISITORS = 'select email from submissions';
const STATES =
  "select state, count(*) as count from outbox where state in ('pending', 'dead') group by state";

function countsOf(rows: readonly unknown[]): { pending: number; dead: number } {
  const counts = { pending: 0, dead: 0 };
  for (const { state, count } of rows as { state: keyof typeof counts; count: number }[])
    counts[state] = Number(count);
  return counts;
}

async function openSqlite(folder: string): Promise<SoakDatabase> {
  const file = join(folder, 'kelvane.sqlite');
  const read = (sql: string) => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  return {
    env: {},
    async freeze(milliseconds) {
      const database = new DatabaseSync(file, { timeout: 10_000 });
      database.exec('begin immediate');
      await sleep(milliseconds);
      database.exec('rollback');
      database.close();
    },
    visitors: async () => read(VISITORS).map(({ email }) => String(email)),
    outbox: async () => countsOf(read(STATES)),
    close: async () => {},
  };
}

async function openPostgres(): Promise<SoakDatabase> {
  const server = await startPostgres();
  const url = new URL(await server.newDatabase());
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  const client = new pg.Client(url.href);
  await client.connect();
  const through = new URL(url);
  through.port = String(proxy.port);
  return {
    env: { DATABASE_URL: through.href },
    async freeze(milliseconds) {
      proxy.freeze();
      await sleep(milliseconds);
      proxy.forget();
    },
    visitors: async () => (await client.query(VISITORS)).rows.map(({ email }) => String(email)),
    outbox: async () => countsOf((await client.query(STATES)).rows),
    async close() {
      await client.end();
      await proxy.close();
      await server.stop();
    },
  };
}
