import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { type Changes, createLocalChanges, GATHER_MS } from './changes.ts';
import type { Database } from './schema.ts';

const CHANNEL = 'desk_changes';
const CONNECT_MS = 5000;
const KEEP_ALIVE_MS = 10_000;
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/**
 * LISTEN and NOTIFY. Announced after the commit and not within it: PostgreSQL lets transactions with a NOTIFY commit one
 * after the other, and visitors would wait for each other. One connection more, while somebody is at the desk.
 */
export function createPostgresChanges(url: string, db: Kysely<Database>): Changes {
  const local = createLocalChanges();
  let client: pg.Client | undefined;
  let pause = SHORTEST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isWanted = false;

  function notify(message: string): void {
    // Whoever misses it looks a few seconds later.
    sql`select pg_notify(${CHANNEL}, ${message})`.execute(db).catch(() => {});
  }

  async function connect(): Promise<void> {
    const connecting = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      application_name: 'kelvane-website desk',
    });
    client = connecting;
    let isOver = false;
    const again = (): void => {
      if (isOver || client !== connecting) return;
      isOver = true;
      client = undefined;
      connecting.end().catch(() => {});
      if (isClosed) return;
      retry = setTimeout(connect, pause).unref();
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    };
    connecting.on('error', again);
    connecting.on('end', again);
    connecting.on('notification', ({ payload = '' }) =>
      payload === '' ? local.announce() : local.send(payload),
    );
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}`);
      pause = SHORTEST_PAUSE_MS;
      // What was announced while nobody listened.
      local.announce();
    } catch {
      again();
    }
  }

  return {
    reachesOthers: true,
    announce() {
      gathering ??= setTimeout(() => {
        gathering = undefined;
        notify('');
      }, GATHER_MS).unref();
    },
    send: notify,
    listen(onMessage) {
      if (!isWanted && !isClosed) {
        isWanted = true;
        connect();
      }
      return local.listen(onMessage);
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(gathering);
      await local.close();
      const open = client;
      client = undefined;
      await open?.end().catch(() => {});
    },
  };
}
