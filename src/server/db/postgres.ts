import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { explained } from './trouble.ts';

type TimedQuery = pg.QueryConfig & { query_timeout?: number };

/**
 * A pool with a deadline for each use of a connection. A frozen peer, or a firewall that drops packets, sends no error at
 * all: the query rejects at the deadline, and the connection is discarded, as its state is unknown.
 */
export function boundedPool(pool: pg.Pool, useMs: number | null): PostgresPool {
  const inUse = new Set<pg.PoolClient>();
  return {
    options: pool.options,
    async connect() {
      const started = performance.now();
      const client = await pool.connect().catch((error: unknown) => Promise.reject(explained(error)));
      inUse.add(client);
      return lease(client, useMs === null ? null : started + useMs, () => inUse.delete(client));
    },
    async end() {
      const ended = pool.end();
      // A query that hangs would hold up the end of the pool.
      for (const client of inUse) (client as unknown as pg.Client).end().catch(() => {});
      await ended;
    },
  };
}

function lease(client: pg.PoolClient, deadline: number | null, onRelease: () => void): PostgresPoolClient {
  let broken: unknown;

  async function query(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> {
    if (broken !== undefined) {
      // The connection is gone, and its transaction with it. The first error is the one to report.
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw broken;
    }
    const timed: TimedQuery = { text, values: [...values] };
    if (deadline !== null) timed.query_timeout = Math.max(1, Math.round(deadline - performance.now()));
    try {
      return (await client.query(timed)) as unknown as PostgresQueryResult<unknown>;
    } catch (error) {
      const reported = explained(error);
      // Errors of the server have a SQLSTATE of five characters. Any other error concerns the connection.
      if (!/^\w{5}$/.test((error as { code?: string }).code ?? '')) broken = reported;
      throw reported;
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    release(destroy) {
      onRelease();
      // With a query in flight, the driver closes the socket without a goodbye message.
      client.release(destroy || broken !== undefined);
    },
  };
}

export interface PostgresUse {
  readonly connections: number;
  /** How long to wait for a new connection or a free one. */
  readonly connectMs: number;
  /** Limit for all statements of one use of a connection. Null: no limit. */
  readonly useMs: number | null;
}

/** The limit on the server, for when our process is gone. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** For the first query on a new connection, after the time to connect. */
const DURABLE_TIMEOUT_MS = 1000;
const IDLE_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;
const INT8 = 20;

export function openPostgres(url: string, use: PostgresUse): Kysely<Database> {
  const statementMs = Math.min(use.useMs ?? STATEMENT_TIMEOUT_MS, STATEMENT_TIMEOUT_MS);
  const pool = new pg.Pool({
    connectionString: url,
    max: use.connections,
    connectionTimeoutMillis: use.connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'kelvane-website',
    onConnect: makeDurable,
    types: {
      // Times fit into a number; the driver's default for int8 is text.
      getTypeParser: (oid, format) =>
        oid === INT8 ? (value: string) => Number(value) : pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // The pool replaces a broken connection, and the query on it rejects. Without listeners the error would end the process:
  // the pool's listener is for idle connections, the client's own for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: boundedPool(pool, use.useMs) }) });
}

/**
 * A server, database or user may be set to answer before a commit is on disk, which can lose acknowledged data. Stricter
 * settings, such as waiting for a replica, are left unchanged.
 */
async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query({
    text: `select set_config('synchronous_commit', 'on', false)
           where current_setting('synchronous_commit') in ('off', 'local')`,
    query_timeout: DURABLE_TIMEOUT_MS,
  } as pg.QueryConfig);
}
