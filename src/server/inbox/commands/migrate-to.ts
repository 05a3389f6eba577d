import { join } from 'node:path';
import { copyToPostgres, TargetNotEmptyError } from '../../db/copy-to-postgres.ts';
import { openStorage, SQLITE_FILE, StorageUnavailableError } from '../../db/database.ts';
import { InUseError, openSqliteSource, type SqliteSource } from '../../db/sqlite-files.ts';
import type { Storage } from '../../db/storage.ts';
import { urlOf } from '../../settings/setting.ts';
import { UsageError } from '../../shared/calendar.ts';
import { applyErasures } from '../../submissions/apply-erasures.ts';

import type { Command, CommandContext } from '../command.ts';
import { Refusal } from '../problems.ts';
import { createProgress } from '../progress.ts';
import { screenOf } from '../screen.ts';
import { table } from '../table.ts';
import { plural } from '../text.ts';

export const migrateTo: Command = {
  name: 'migrate-to',
  operands: '<postgres-url>',
  mostOperands: 1,
  summary: 'Carries the embedded SQLite database over into an empty PostgreSQL database.',
  details:
    'Stop the server first. All goes over in one transaction and is counted at the end, so it is there as a whole or not at all; the SQLite file stays as it is.',
  options: {},
  examples: ['migrate-to postgres://site:secret@db.example.com/site'],

  async run(context, args) {
    const { config } = context;
    const url = urlOf('postgres:', 'postgresql:')(args.operands[0]!);
    // The address may hold a password, so it is not repeated.
    if (!url) throw new UsageError('Write the target as postgres://user:password@host/name.');
    if (config.databaseUrl !== null) {
      throw new Refusal(
        'DATABASE_URL is set, so the server uses PostgreSQL already. Unset it to carry an SQLite database over.',
      );
    }
    // Brings the tables of the source up to date, so that both sides have the same columns.
    const storage = await context.openStorage();
    await storage.close();
    const source = openSource(join(config.dataDir, SQLITE_FILE));
    try {
      await carry(context, source, url);
    } finally {
      source.close();
    }
    return true;
  },
};

function openSource(file: string): SqliteSource {
  try {
    return openSqliteSource(file);
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    throw new Refusal(
      `${file} is in use. Stop the server (and every other inbox command) and run this again: what it took in while it is copied would be left behind.`,
    );
  }
}

async function openTarget(databaseUrl: string, dataDir: string): Promise<Storage> {
  try {
    return await openStorage({ databaseUrl, dataDir });
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    const advice = error.advice && '\nCheck the address that you gave, and that the database exists.';
    throw new Refusal(error.message + advice);
  }
}

async function carry(context: CommandContext, source: SqliteSource, url: string): Promise<void> {
  const { print, paint, width } = screenOf(context);
  const total = source.tables.reduce((sum, { rows }) => sum + rows, 0);
  const progress = createProgress(context, total);
  const target = await openTarget(url, context.config.dataDir);
  try {
    progress.update(0);
    const carried = await copyToPostgres(source, target.db, progress.update);
    progress.clear();
    const { people, problem } = await applyErasures(target, context.config.dataDir);
    const columns = [
      { title: 'Table' },
      { title: 'SQLite', align: 'right' as const },
      { title: 'PostgreSQL', align: 'right' as const },
    ];
    const rows = carried.map(({ table: name, inSource, inTarget }) => [name, `${inSource}`, `${inTarget}`]);
    await print([
      ...table(columns, rows, { width, paint }),
      '',
      ...(people === 0
        ? []
        : [`Erased again, as they were erased before: ${plural(people, 'person', 'people')}.`]),
      ...(problem === null ? [] : [problem]),
      'All of it arrived. Set DATABASE_URL to the new database and start the server.',
      `${join(context.config.dataDir, SQLITE_FILE)} holds personal data: delete it when you are sure.`,
    ]);
  } catch (error) {
    progress.clear();
    if (error instanceof TargetNotEmptyError) {
      throw new Refusal(
        `The target holds data already (table ${error.table}). Give the address of an empty database.`,
      );
    }
    throw error;
  } finally {
    await target.close();
  }
}
