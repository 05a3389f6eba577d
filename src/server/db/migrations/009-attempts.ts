import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

/** Each try to deliver a message. It goes with the message, and that with what it is about. */
export async function addAttempts(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await schema.schema
    .createTable('delivery_attempts')
    // Counts up, so that whoever looks for news reads on from the highest that was seen.
    .addColumn('id', kind === 'postgres' ? 'bigint' : 'integer', (column) =>
      kind === 'postgres'
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('outbox_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .execute();
  await schema.schema
    .createIndex('attempts_of_message')
    .on('delivery_attempts')
    .columns(['outbox_id', 'id'])
    .execute();
  await sql`create index attempts_without_answer on delivery_attempts (id) where outcome = 'no-answer'`.execute(
    schema,
  );
}
