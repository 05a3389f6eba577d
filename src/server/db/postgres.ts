import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';
import { inWords } from './trouble.ts';

type TimedQuery = pg.QueryConfig & { query_timeout?: number };

/**
 * A pool whose connections are given back in time. A peer that is frozen, or a firewall that swallows packets, answers
 * nothing at all, not even an error: whoever waits for it is told after so long, and the connection is thrown away, as
 * nobody knows in which state it is.
 */
export function boundedPool(pool: pg.Pool, useMs: number | null): PostgresPool {
  const inUse = new Set<pg.PoolClient>();
  return {
    options: pool.options,
    async connect() {
      const started = performance.now();
      const client = await pool.connect().catch((error: unknown) => Promise.reject(inWords(error)));
      inUse.add(client);
      return lease(client, useMs === null ? null : started + useMs, () => inUse.delete(client));
    },
    async end() {
      const ended = pool.end();
      // What hangs would hold up the end.
      for (const client of inUse) (client as unknown as pg.Client).end().catch(() => {});
      await ended;
    },
  };
}

function lease(client: pg.PoolClient, deadline: number | null, onRelease: () => void): PostgresPoolClient {
  let broken: unknown;

  async function query(text: string, values: readonly unknown[] = []): Promise<PostgresQueryResult<unknown>> {
    if (broken !== undefined) {
      // The connection is gone, and its transaction with it. The first error is the one to tell.
      if (text === 'rollback') return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      throw broken;
    }
    const timed: TimedQuery = { text, values: [...values] };
    if (deadline !== null) timed.query_timeout = Math.max(1, Math.round(deadline - performance.now()));
    try {
      return (await client.query(timed)) as unknown as PostgresQueryResult<unknown>;
    } catch (error) {
      const told = inWords(error);
      // An answer of the server has a code of five characters. Anything else is about the connection.
      if (!/^\w{5}$/.test((error as { code?: string }).code ?? '')) broken = told;
      throw told;
    }
  }

  return {
    query: query as PostgresPoolClient['query'],
    release(destroy) {
      onRelease();
      // With an unanswered query under way, the driver hangs up without saying goodbye.
      client.release(destroy || broken !== undefined);
    },
  };
}

export interface PostgresUse {
  readonly connections: number;
  /** How long to wait for a connection, a new one or one that others use. */
  readonly connectMs: number;
  /** How long one use of a connection may take, all its statements together. Null: each of them as long as it likes. */
  readonly useMs: number | null;
}

/** The server's own limit, for when nobody is left on our side to give up. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** For the first question on a new connection, on top of the time to connect. */
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
      // Times fit into a number; the driver's default is text, as eight bytes might not.
      getTypeParser: (oid, format) =>
        oid === INT8 ? (value: string) => Number(value) : pg.types.getTypeParser(oid, format),
    } as pg.CustomTypesConfig,
  });
  // A connection that breaks is replaced by the pool, and whoever waited for it is told. Without listeners it would end
  // the process: the pool's is for idle connections, the connection's own for those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: boundedPool(pool, use.useMs) }) });
}

/**
 * A server, database or user may be set to answer before a commit is on the disk, which loses what was acknowledged. Where
 * it is set to wait for more than its own disk, that is left as it is.
 */
async function makeDurable(client: pg.ClientBase): Promise<void> {
  await client.query({
    text: `select set_config('synchronous_commit', 'on', false)
           where current_setting('synchronous_commit') in ('off', 'local')`,
    query_timeout: DURABLE_TIMEOUT_MS,
  } as pg.QueryConfig);
}
