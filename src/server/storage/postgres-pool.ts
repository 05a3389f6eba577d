import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
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
