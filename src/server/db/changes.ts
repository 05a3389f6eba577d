import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/**
 * Tells listeners, in this process and where the database supports it in others, that there is something new to read. A
 * notification may be lost: listeners also poll.
 */
export interface Changes {
  /** Call after a commit. Calls in quick succession become one notification. */
  announce(): void;
  /** Returns a function that stops listening. */
  listen(onChange: () => void): () => void;
  /** Whether other processes are notified; if not, they have to poll. */
  readonly reachesOthers: boolean;
  close(): Promise<void>;
}

/** Long enough that a burst of submissions costs one round, and too short to be noticed. */
export const GATHER_MS = 100;

/** Within this process only. */
export function createLocalChanges(): Changes {
  const listeners = new Set<() => void>();
  let gathering: NodeJS.Timeout | undefined;
  return {
    reachesOthers: false,
    announce() {
      if (listeners.size === 0) return;
      gathering ??= setTimeout(() => {
        gathering = undefined;
        for (const listener of listeners) listener();
      }, GATHER_MS).unref();
    },
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    async close() {
      clearTimeout(gathering);
      listeners.clear();
    },
  };
}

const CHANNEL = 'desk_changes';
const CONNECT_MS = 5000;
const KEEP_ALIVE_MS = 10_000;
const MIN_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;

/**
 * LISTEN and NOTIFY. Notifies after the commit, because PostgreSQL serializes commits of transactions that contain a NOTIFY and visitors
 * would wait for each other. Takes one more connection while somebody uses the desk.
 */
export function createPostgresChanges(url: string, db: Kysely<Database>): Changes {
  const local = createLocalChanges();
  let client: pg.Client | undefined;
  let pause = MIN_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;
  let gathering: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isWanted = false;

  function notify(): void {
    // Listeners that miss it poll a few seconds later.
    sql`select pg_notify(${CHANNEL}, '')`.execute(db).catch(() => {});
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
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    };
    connecting.on('error', again);
    connecting.on('end', again);
    connecting.on('notification', () => local.announce());
    try {
      await connecting.connect();
      await connecting.query(`listen ${CHANNEL}`);
      pause = MIN_PAUSE_MS;
      // Catch up on what was announced before the connection was open.
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
        notify();
      }, GATHER_MS).unref();
    },
    listen(onChange) {
      if (!isWanted && !isClosed) {
        isWanted = true;
        connect();
      }
      return local.listen(onChange);
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
