import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

/** People who work at the desk, how they sign in, and what was done by whom. */
export async function addDesk(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await addPeople(schema);
  await addHistory(schema, kind);
  await schema.schema
    .alterTable('submissions')
    .addColumn('assignee', 'text', (column) => column.references('people.id'))
    .execute();
  await schema.schema
    .alterTable('submissions')
    .addColumn('answered_by', 'text', (column) => column.references('people.id'))
    .execute();
  await schema.schema
    .alterTable('submissions')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await addPeoplesMail(schema, kind);
}

async function addPeople(schema: Kysely<unknown>): Promise<void> {
  await schema.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('invited_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('last_seen_at', 'bigint')
    .execute();

  await schema.schema
    .createTable('sign_in_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.schema
    .createIndex('sign_in_links_person')
    .on('sign_in_links')
    .columns(['person_id', 'created_at'])
    .execute();

  await schema.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    // What people and the app call it by: the hash alone would do, but is nobody's business.
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.schema.createIndex('sessions_person').on('sessions').column('person_id').execute();
}

async function addHistory(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await schema.schema
    .createTable('history')
    // Counts up and never comes again, so that pages of it are found by it.
    .addColumn('id', kind === 'postgres' ? 'bigint' : 'integer', (column) =>
      kind === 'postgres'
        ? column.primaryKey().generatedByDefaultAsIdentity()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.references('people.id'))
    .addColumn('action', 'text', (column) => column.notNull())
    // No reference to the submission itself: the entry stays when that is erased.
    .addColumn('reference', 'text')
    .addColumn('form', 'text')
    .addColumn('about_id', 'text', (column) => column.references('people.id'))
    .addColumn('text', 'text')
    .addColumn('via', 'text')
    .execute();
  for (const column of ['reference', 'person_id', 'action'] as const) {
    await schema.schema.createIndex(`history_by_${column}`).on('history').columns([column, 'id']).execute();
  }
}

/** Mail to people of the desk is about no submission. */
async function addPeoplesMail(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') {
    await schema.schema
      .alterTable('outbox')
      .alterColumn('submission_id', (column) => column.dropNotNull())
      .execute();
  } else {
    await rebuildOutbox(schema);
  }
  await schema.schema
    .alterTable('outbox')
    .addColumn('person_id', 'text', (column) => column.references('people.id').onDelete('cascade'))
    .execute();
  await schema.schema.createIndex('outbox_person').on('outbox').column('person_id').execute();
}

/** SQLite cannot take a "not null" away: the table is made anew from its own definition, whatever columns it has by now. */
async function rebuildOutbox(schema: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_schema where tbl_name = 'outbox' and sql is not null`.execute(schema);
  const definition = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const changed = definition
    .replace('"outbox"', '"outbox_new"')
    .replace('"submission_id" text not null', '"submission_id" text');
  if (!changed.includes('"outbox_new"') || /"submission_id" text not null/.test(changed)) {
    throw new Error('The table outbox is not as the migration before left it.');
  }
  await sql.raw(changed).execute(schema);
  await sql`insert into outbox_new select * from outbox`.execute(schema);
  await sql`drop table outbox`.execute(schema);
  await sql`alter table outbox_new rename to outbox`.execute(schema);
  for (const index of rows.filter(({ type }) => type === 'index')) await sql.raw(index.sql).execute(schema);
}
