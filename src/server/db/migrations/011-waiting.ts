import { type Kysely, sql } from 'kysely';

/** What waits is looked up by its kind: with the mail of an outage waiting, other channels need not read past all of it. */
export async function indexWaiting(schema: Kysely<unknown>): Promise<void> {
  await schema.schema.dropIndex('outbox_due').execute();
  await schema.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .columns(['kind', 'due_at'])
    .where(sql<boolean>`state = 'pending'`)
    .execute();
}
