import { join } from 'node:path';
import { copyToPostgres, TargetNotEmptyError } from '../../db/copy-to-postgres.ts';
import { openStorage, SQLITE_FILE, StorageUnavailableError } from '../../db/database.ts';
import { InUseError, openSqliteSource, type SqliteSource } from '../../db/sqlite-files.ts';
import type { Storage } from '../../db/storage.ts';
import { urlOf } from '../../settings/setting.ts';
import { applyErasures } from '../../submissions/apply-erasures.ts';
import { type Command, type CommandContext, Refusal, UsageError } from './command.ts';
import { plural, print, table } from './output.ts';

export const migrateTo: Command = {
  name: 'migrate-to',
  operands: '<postgres-url>',
  maxOperands: 1,
  summary: 'Copies the SQLite database into an empty PostgreSQL database.',
  details:
    'Stop the server first. Everything is copied in one transaction and counted at the end, so the copy is complete or absent. The SQLite file stays as it is.',
  options: {},
  examples: ['migrate-to postgres://site:secret@db.example.com/site'],

  async run(context, args) {
    const { config } = context;
    const url = urlOf('postgres:', 'postgresql:')(args.operands[0]!);
    // Do not repeat the URL: it may contain a password.
    if (!url) throw new UsageError('Write the target as postgres://user:password@host/name.');
    if (config.databaseUrl !== null) {
      throw new Refusal(
        'DATABASE_URL is set, so the server uses PostgreSQL already. Unset it to copy an SQLite database.',
      );
    }
    // Opening runs the migrations of the source, so that both sides have the same columns.
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
      `${file} is in use. Stop the server (and every other command that uses it) and run this again: what it accepts during the copy would be left behind.`,
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
  const total = source.tables.reduce((sum, { rows }) => sum + rows, 0);
  const progress = createProgress(context, total);
  const target = await openTarget(url, context.config.dataDir);
  try {
    progress.update(0);
    const carried = await copyToPostgres(source, target.db, progress.update);
    progress.clear();
    const { people, problem } = await applyErasures(target, context.config.dataDir);
    const rows = carried.map(({ table: name, inSource, inTarget }) => [name, inSource, inTarget]);
    await print(context, [
      ...table(['Table', 'SQLite', 'PostgreSQL'], rows),
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

interface Progress {
  update(done: number): void;
  clear(): void;
}

const BAR = 30;

/** A progress bar, on a terminal only. Written to stderr, because it is not a result. */
function createProgress({ stderr }: CommandContext, total: number): Progress {
  let shown = '';
  const draw = (text: string): void => {
    if (!stderr.isTTY || text === shown) return;
    shown = text;
    stderr.write(`\r${text}\x1b[K`);
  };
  return {
    update(done) {
      const share = total === 0 ? 1 : done / total;
      const filled = Math.floor(share * BAR);
      const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
      draw(`${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${done} of ${total} rows`);
    },
    clear: () => draw(''),
  };
}
