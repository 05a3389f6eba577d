import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

/**
 * Migrations are never edited once released, and import none of our code but types and each other: it changes, and old databases would
 * then be migrated differently. scripts/check-imports.ts enforces it.
 */
export async function createTables(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await schema.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('form', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('quarantine_reason', 'text')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('position', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('acked_at', 'bigint')
    .execute();
  await schema.schema
    .createIndex('submissions_by_time')
    .on('submissions')
    .columns(['form', 'created_at'])
    .execute();
  await schema.schema.createIndex('submissions_by_email').on('submissions').column('email').execute();

  // The bytes come last in the row: SQLite then reads the other columns without walking through them.
  await schema.schema
    .createTable('resumes')
    .addColumn('submission_id', 'text', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('flags', 'text', (column) => column.notNull())
    .addColumn('content', kind === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .execute();

  await schema.schema
    .createTable('subscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('activated_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('unsubscribed_at', 'bigint')
    .execute();

  await schema.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('subscriber_id', 'text', (column) => column.references('subscribers.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await schema.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
  await schema.schema.createIndex('outbox_submission').on('outbox').column('submission_id').execute();
  await schema.schema.createIndex('outbox_subscriber').on('outbox').column('subscriber_id').execute();

  await schema.schema
    .createTable('recent_submissions')
    .addColumn('fingerprint', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.schema
    .createIndex('recent_submissions_expiry')
    .on('recent_submissions')
    .column('expires_at')
    .execute();
}
