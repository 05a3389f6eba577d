import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { knownMigrations } from './migrations.ts';
import type { Storage } from './storage.ts';

const MAX_WAIT_MS = 5000;
const PAUSE_MS = 20;

/**
 * SQLite overwrites deleted bytes, but the write-ahead log still holds the old pages. This checkpoints and truncates the log.
 * False when readers or writers kept it busy, so that traces may remain until the next checkpoint.
 */
export async function truncateWal({ db, kind }: Pick<Storage, 'db' | 'kind'>): Promise<boolean> {
  if (kind !== 'sqlite') return true;
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() >= deadline) return false;
    await sleep(PAUSE_MS);
  }
}

export interface SourceTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
}

/** An SQLite file opened exclusively, to read all of it. */
export interface SqliteSource {
  /** In the order of foreign keys: a table comes after those it refers to. */
  readonly tables: readonly SourceTable[];
  read(table: SourceTable): Iterable<Readonly<Record<string, unknown>>>;
  close(): void;
}

export class InUseError extends Error {}

const SQLITE_BUSY = 5;

/** Locks out every other process until it is closed, so that nothing is added during the copy. */
export function openSqliteSource(file: string): SqliteSource {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate');
    const tables = tableNames(database).map((name) => ({
      name,
      columns: namesIn(database, `pragma table_info(${quoted(name)})`, 'name'),
      rows: Number(database.prepare(`select count(*) as count from ${quoted(name)}`).get()?.count),
    }));
    return {
      tables,
      read: ({ name }) => database.prepare(`select * from ${quoted(name)}`).iterate(),
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new InUseError('', { cause: error });
    throw error;
  }
}

/** Without the tables of migrations and of the search index, which the target database makes itself. */
function tableNames(database: DatabaseSync): string[] {
  const all = namesIn(database, "select name from sqlite_schema where type = 'table' order by name", 'name');
  const waiting = new Set(all.filter((name) => !/^(?:sqlite_|kysely_|item_words)/.test(name)));
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      namesIn(database, `pragma foreign_key_list(${quoted(name)})`, 'table').every(
        (other) => other === name || !waiting.has(other),
      ),
    );
    if (ready.length === 0) {
      throw new Error(
        `The tables ${[...waiting].join(', ')} have circular foreign keys, so no order to copy them exists.`,
      );
    }
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}

function namesIn(database: DatabaseSync, query: string, column: string): string[] {
  return database
    .prepare(query)
    .all()
    .map((row) => String(row[column]));
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Copies a snapshot into an empty file while others read and write. The copy contains no deleted data. */
export async function copySqlite({ db }: Pick<Storage, 'db'>, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(db);
}

/** The problem that keeps this version from using the file, or null. */
export function inspectSqlite(path: string): {
  readonly problem: string | null;
  readonly submissions: number;
} {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [check] = database.prepare('pragma integrity_check(1)').all();
    if (check?.integrity_check !== 'ok') return { problem: String(check?.integrity_check), submissions: 0 };
    const known = knownMigrations();
    const applied = database.prepare('select name from kysely_migration').all();
    const newer = applied.map(({ name }) => String(name)).filter((name) => !known.includes(name));
    if (newer.length > 0) {
      const problem = `its tables are from a newer version of this software (${newer.join(', ')})`;
      return { problem, submissions: 0 };
    }
    const [row] = database.prepare('select count(*) as count from submissions').all();
    return { problem: null, submissions: Number(row?.count) };
  } catch (error) {
    return { problem: (error as Error).message, submissions: 0 };
  } finally {
    database.close();
  }
}

const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Checkpoints the write-ahead log, so that the file is complete without it. Leaves a damaged file unchanged. */
export function checkpointWal(path: string): void {
  const database = new DatabaseSync(path);
  try {
    // The exclusive lock shows that no other process has the file open.
    database.exec(
      'pragma locking_mode = exclusive; begin immediate; commit; pragma wal_checkpoint(truncate)',
    );
  } catch (error) {
    const code = ((error as { errcode?: number }).errcode ?? 0) & 0xff;
    if (code === SQLITE_BUSY) throw new InUseError('', { cause: error });
    if (code !== SQLITE_CORRUPT && code !== SQLITE_NOTADB) throw error;
  } finally {
    database.close();
  }
}
