import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { StorageOptions } from '#server/db/database.ts';
import { createTables } from '#server/db/migrations/001-submissions.ts';
import { addReminders } from '#server/db/migrations/002-reminders.ts';
import { openPostgres } from '#server/db/postgres.ts';
import type { Database } from '#server/db/schema.ts';
import { openSqlite } from '#server/db/sqlite.ts';

/** Fills a database with the schema of the first published version, to test migrations. */
export async function fillFirstVersion(
  { databaseUrl, dataDir }: StorageOptions,
  fill: (insert: (table: keyof Database, ...rows: object[]) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const sqlite = databaseUrl === null ? openSqlite(`${dataDir}/kelvane.sqlite`) : null;
  const db =
    sqlite?.as({ waitMs: 0 }) ??
    openPostgres(databaseUrl ?? '', { connections: 1, connectMs: 5000, useMs: null });
  const kind = sqlite === null ? 'postgres' : 'sqlite';
  const migrations = {
    '001-submissions': { up: (schema: Kysely<unknown>) => createTables(schema, kind) },
    '002-reminders': { up: addReminders },
  };
  try {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest();
    if (error !== undefined) throw error;
    await fill((table, ...rows) =>
      db
        .insertInto(table)
        .values(rows as never)
        .execute(),
    );
  } finally {
    await db.destroy();
    sqlite?.close();
  }
}
