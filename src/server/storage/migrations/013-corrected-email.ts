import { type Kysely, sql } from 'kysely';
import { addWordsToSearch } from '../item-search.ts';
import type { Database } from '../schema.ts';

/** The address that staff corrected moves from single emails to the submission, so that everything about it agrees. */
export async function addCorrectedEmail(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.alterTable('submissions').addColumn('corrected_email', 'text').execute();
  const { rows } = await sql<{ id: string; recipient: string }>`
    select submission_id as id, recipient from outbox
    where kind in ('acknowledgement', 'answer') and recipient is not null
    order by created_at`.execute(schema);
  // Ordered by time, so the newest correction is the one that stays.
  for (const { id, recipient } of rows) {
    await sql`update submissions set corrected_email = ${recipient} where id = ${id}`.execute(schema);
    await addWordsToSearch(schema as Kysely<Database>, id, recipient);
  }
  await sql`create index submissions_by_corrected_email on submissions (lower(corrected_email))
    where corrected_email is not null`.execute(schema);
}
