import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Writes a row, deletes it and commits both. Nothing stays, but the disk had to take it. */
export async function probeWrite(db: Kysely<Database>): Promise<void> {
  // Of several processes that probe at once, each has a row of its own.
  const fingerprint = `probe ${randomUUID()}`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('recent_submissions')
      .values({ fingerprint, submission_id: '', expires_at: 0 })
      .execute();
    await trx.deleteFrom('recent_submissions').where('fingerprint', '=', fingerprint).execute();
  });
}
