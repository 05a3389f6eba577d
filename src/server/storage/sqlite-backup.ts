import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Storage } from './storage.ts';

/**
 * Copies the database as it is at one moment into an empty file, while others go on reading and writing. What was
 * deleted does not come along.
 */
export async function copySqlite({ db }: Pick<Storage, 'db'>, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(db);
}

/** What is wrong with the file, or null. Also counts what is in it. */
export function inspectSqlite(path: string): {
  readonly problem: string | null;
  readonly submissions: number;
} {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [check] = database.prepare('pragma integrity_check(1)').all();
    const verdict = String(check?.integrity_check);
    const [row] = database.prepare('select count(*) as count from submissions').all();
    return { problem: verdict === 'ok' ? null : verdict, submissions: Number(row?.count) };
  } finally {
    database.close();
  }
}
