import { chmod, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SQLITE_FILE } from '../../db/database.ts';
import { checkpointWal, InUseError, inspectSqlite } from '../../db/sqlite-files.ts';
import { erasuresPath } from '../../submissions/erasure-list.ts';
import { type Command, Refusal } from './command.ts';
import { plural, print } from './output.ts';

const LOG_SUFFIXES = ['-wal', '-shm'];

export const restore: Command = {
  name: 'restore',
  operands: '<file>',
  maxOperands: 1,
  summary: 'Puts a backup of the SQLite database in place of the current one.',
  details:
    'Stop the server first. The backup is checked and copied; the current database is kept beside it under a name with the time.',
  options: {},
  examples: ['restore /var/backups/site.sqlite'],

  async run(context, args) {
    const { databaseUrl, dataDir } = context.config;
    if (databaseUrl !== null) {
      throw new Refusal(
        'The server uses PostgreSQL. Restore it with pg_restore; docs/operations.md has the commands under "Backup and restore".',
      );
    }
    const backup = resolve(context.cwd, args.operands[0]!);
    const current = resolve(dataDir, SQLITE_FILE);
    if (!(await isFile(backup))) throw new Refusal(`${backup} is not a file.`);
    if (backup === current) throw new Refusal(`${backup} is the current database. Name a backup of it.`);
    const time = new Date(context.now()).toISOString().slice(0, 19).replaceAll(':', '-');
    const kept = join(dataDir, SQLITE_FILE.replace('.sqlite', `-replaced-${time}Z.sqlite`));
    const part = `${current}.part`;
    const partFiles = [part, ...LOG_SUFFIXES.map((suffix) => part + suffix)];
    try {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      for (const file of partFiles) await rm(file, { force: true });
      await copyFile(backup, part);
      await chmod(part, 0o600);
      await sync(part);
      const { problem, submissions } = inspectSqlite(part);
      if (problem !== null) {
        throw new Refusal(`${backup} cannot be restored: ${problem}. Nothing was changed.`);
      }
      const said = (await isFile(current)) ? await keepCurrent(current, kept) : [];
      await rename(part, current);
      await sync(dataDir);
      await print(context, [
        `${plural(submissions, 'submission')} restored from ${backup}`,
        ...said,
        '',
        `Next: start the server. It erases again what was erased since the backup, as listed in ${erasuresPath(dataDir)}:`,
        'keep the newest copy of that file. Mail that was pending when the backup was made is sent again.',
      ]);
      return true;
    } finally {
      for (const file of partFiles) await rm(file, { force: true });
    }
  },
};

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

async function sync(path: string): Promise<void> {
  const file = await open(path);
  await file.sync().finally(() => file.close());
}

async function keepCurrent(current: string, kept: string): Promise<readonly string[]> {
  try {
    checkpointWal(current);
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    throw new Refusal(`${current} is in use. Stop the server, then run this again. Nothing was changed.`);
  }
  // A second link: the current database keeps its name until the backup replaces it atomically.
  await link(current, kept);
  // Move the write-ahead log of the current database: SQLite would apply it to the restored one.
  for (const suffix of LOG_SUFFIXES) {
    if (await isFile(current + suffix)) await rename(current + suffix, kept + suffix);
  }
  return [
    `The previous database is now ${kept}. It holds personal data: delete it when you no longer need it.`,
  ];
}
