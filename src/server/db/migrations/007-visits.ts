import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

/** Counts of visits by day, and beside a submission where its visit came from. */
export async function addVisits(schema: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // Each row is found by its whole key and by nothing else, so on SQLite the key is the table.
  const keyOnly = kind === 'sqlite' ? sql`without rowid` : sql``;
  await sql`create table visit_counts (
    day text not null,
    kind text not null,
    subject text not null,
    detail text not null,
    count bigint not null,
    primary key (kind, day, subject, detail)
  ) ${keyOnly}`.execute(schema);
  await schema.schema.alterTable('submissions').addColumn('visit', 'text').execute();
}
