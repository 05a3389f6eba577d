import type { Kysely } from 'kysely';
import { type Changes, createLocalChanges } from './changes.ts';
import type { Database } from './schema.ts';

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
