import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

const CONNECT_TIMEOUT_MS = 5000;
const MOST_CONNECTIONS = 10;
/** A query that hangs must not hold a visitor, nor a lock, for longer. */
const STATEMENT_TIMEOUT_MS = 30_000;
const INT8 = 20;

export function openPostgres(url: string): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'kelvane-website',
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
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
