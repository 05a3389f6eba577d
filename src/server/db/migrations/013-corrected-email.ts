import { type Kysely, sql } from 'kysely';
import { wordsOf } from './006-items.ts';

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
    await addWordsToSearch(schema, id, recipient);
  }
  await sql`create index submissions_by_corrected_email on submissions (lower(corrected_email))
    where corrected_email is not null`.execute(schema);
}

/** Replaces the row, as the index of SQLite has no trigger for updates. */
async function addWordsToSearch(schema: Kysely<unknown>, id: string, text: string): Promise<void> {
  const { rows } = await sql<{ id: number; words: string }>`
    delete from item_search where submission_id = ${id} returning id, words`.execute(schema);
  for (const row of rows) {
    const words = [...new Set([...row.words.split(' '), ...wordsOf(text)])].join(' ');
    // The same id, which is the order of the results.
    await sql`insert into item_search (id, submission_id, words) values (${row.id}, ${id}, ${words})`.execute(
      schema,
    );
  }
}
