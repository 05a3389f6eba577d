import type { Kysely } from 'kysely';

/** What links in mails are signed with, and on which days the team got its digest. */
export async function addDigest(schema: Kysely<unknown>): Promise<void> {
  await schema.schema
    .createTable('signing_keys')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.schema
    .createTable('digests')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
}
