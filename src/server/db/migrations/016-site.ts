import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

/** The draft and the releases of the public site, and who may edit and publish it. */
export async function addSite(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await schema.schema
    .alterTable('people')
    .addColumn('site', 'text', (column) => column.notNull().defaultTo('none'))
    .execute();
  await sql`update people set site = 'publish' where role = 'administrator'`.execute(schema);

  // People are not foreign keys: releases outlive them.
  await schema.schema
    .createTable('site_releases')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('changes', 'integer', (column) => column.notNull())
    .addColumn('restored', 'integer')
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('built', 'text')
    .execute();

  await schema.schema
    .createTable('site_draft')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();

  await schema.schema
    .createTable('site_edits')
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_edits_key', ['file', 'path'])
    .execute();

  await schema.schema
    .createTable('site_scheduled')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .execute();

  await schema.schema
    .createTable('site_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('review_person_id', 'text')
    .addColumn('review_at', 'bigint')
    .addColumn('review_note', 'text')
    .addColumn('kept', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();

  const binary = kind === 'postgres' ? 'bytea' : 'blob';
  // The bytes come last in the row: SQLite then reads the other columns without walking through them.
  await schema.schema
    .createTable('site_media')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('bytes', binary, (column) => column.notNull())
    .execute();

  await schema.schema
    .createTable('site_media_versions')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('media', 'text', (column) => column.notNull())
    .addColumn('bytes', binary, (column) => column.notNull())
    .execute();
}
