import { type Kysely, sql } from 'kysely';

/** Subscriptions are confirmed by a mailed link from here on. Those that are there were accepted without, and stay. */
export async function addConfirmation(schema: Kysely<unknown>): Promise<void> {
  // One by one: SQLite adds a single column at a time.
  await schema.schema.alterTable('submissions').addColumn('confirm_token', 'text').execute();
  await schema.schema.alterTable('submissions').addColumn('confirm_until', 'bigint').execute();
  await schema.schema.alterTable('submissions').addColumn('confirmed_at', 'bigint').execute();
  await schema.schema
    .createIndex('submissions_by_confirm_token')
    .on('submissions')
    .column('confirm_token')
    .unique()
    .execute();
  // The column names the submission that a subscriber's words come from. So far that was always the newest.
  await sql`update subscribers set activated_by = coalesce((
    select id from submissions
    where submissions.email = subscribers.email and form = 'newsletter' and submissions.state = 'accepted'
    order by submissions.created_at desc limit 1
  ), activated_by)`.execute(schema);
}
