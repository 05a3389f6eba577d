import { type Kysely, sql } from 'kysely';

export async function addReminders(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.alterTable('submissions').addColumn('reminded_at', 'bigint').execute();
  // What came earlier could not be marked as answered, so nobody shall be reminded of it.
  await sql`update submissions set reminded_at = created_at`.execute(schema);
  // Counting by form and state reads this index alone and never the texts.
  await schema.schema
    .createIndex('submissions_by_state')
    .on('submissions')
    .columns(['form', 'state'])
    .execute();
}
