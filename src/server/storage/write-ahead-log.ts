import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Storage } from './storage.ts';

const LONGEST_WAIT_MS = 5000;
const PAUSE_MS = 20;

/**
 * SQLite overwrites what is deleted, but its log still holds the pages as they were before. Empties it into the file.
 * False when others were reading or writing all the time, so that traces may remain until the log is next emptied.
 */
export async function emptyLog({ db, kind }: Pick<Storage, 'db' | 'kind'>): Promise<boolean> {
  if (kind !== 'sqlite') return true;
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= deadline) return false;
    await sleep(PAUSE_MS);
  }
}
