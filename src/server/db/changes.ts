import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/**
 * Tells whoever listens, in this process and where the database can in others, that there is something new to read, or
 * passes a small message on. It may be lost: what matters stands in the tables, and whoever listens also looks now and then.
 */
export interface Changes {
  /** Something was committed. Many calls in a moment become one. */
  announce(): void;
  /** At most a few kilobytes. */
  send(message: string): void;
  /** Returns what ends it. The message is null for an announcement. */
  listen(onMessage: (message: string | null) => void): () => void;
  /** Whether other processes hear of it at once; if not, they have to look. */
  readonly reachesOthers: boolean;
  close(): Promise<void>;
}

/** Enough that a burst of submissions costs one round, and nobody notices the delay. */
export const GATHER_MS = 100;

/** Within this process only. */
export function createLocalChanges(): Changes {
  const listeners = new Set<(message: string | null) => void>();
  let gathering: NodeJS.Timeout | undefined;
  const tell = (message: string | null): void => {
    for (const listener of listeners) listener(message);
  };
  return {
    reachesOthers: false,
    announce() {
      if (listeners.size === 0) return;
      gathering ??= setTimeout(() => {
        gathering = undefined;
        tell(null);
      }, GATHER_MS).unref();
    },
    send: tell,
    listen(onMessage) {
      listeners.add(onMessage);
      return () => listeners.delete(onMessage);
    },
    async close() {
      clearTimeout(gathering);
      listeners.clear();
    },
  };
}

const LOOK_MS = 1000;
/** Whoever has not looked by then is not interested. */
const KEPT_MS = 60_000;

/**
 * Messages pass through a small table, at which the other processes of the file look every second while somebody is at the
 * desk. What is announced is not written down: whoever is told of it looks every second anyway.
 */
export function createSqliteChanges(db: Kysely<Database>): Changes {
  const local = createLocalChanges();
  let timer: NodeJS.Timeout | undefined;
  let seen: number | null = null;
  let listeners = 0;

  async function look(): Promise<void> {
    const newest = db.selectFrom('desk_messages').select(['id', 'text']).orderBy('id');
    if (seen === null) {
      const last = await newest.clearOrderBy().orderBy('id', 'desc').limit(1).executeTakeFirst();
      seen = last?.id ?? 0;
      return;
    }
    for (const { id, text } of await newest.where('id', '>', seen).execute()) {
      seen = id;
      // Those of our own come back too, as PostgreSQL's do.
      local.send(text);
    }
  }

  async function write(text: string, now: number): Promise<void> {
    await db
      .deleteFrom('desk_messages')
      .where('at', '<=', now - KEPT_MS)
      .execute();
    await db.insertInto('desk_messages').values({ at: now, text }).execute();
  }

  return {
    ...local,
    send(message) {
      // One that is lost is said again in ten seconds.
      write(message, Date.now()).catch(() => {});
    },
    listen(onMessage) {
      const stop = local.listen(onMessage);
      listeners += 1;
      if (listeners === 1) {
        look().catch(() => {});
        timer = setInterval(() => look().catch(() => {}), LOOK_MS).unref();
      }
      return () => {
        stop();
        listeners -= 1;
        if (listeners > 0) return;
        clearInterval(timer);
        seen = null;
      };
    },
    async close() {
      clearInterval(timer);
      await local.close();
    },
  };
}

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
