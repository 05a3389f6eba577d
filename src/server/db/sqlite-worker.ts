import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { explained, StorageTroubleError, type Trouble } from './trouble.ts';

/**
 * The thread that owns the SQLite file. Everything that can block on the disk happens here: statements, commits, the checks
 * after a commit. The main thread (sqlite.ts) sends one request at a time and enforces the deadlines.
 */

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

interface StatementGroup {
  /** `statements` are skipped when this one returns no row. */
  readonly condition: Statement;
  readonly statements: readonly Statement[];
}

type GroupOutcome = 'done' | 'skipped' | StatementFailure;

export interface StatementResult {
  readonly rows: unknown[];
  readonly changes: number | bigint | null;
}

export interface RequestOptions {
  /** The commit is synced to disk with the next ordinary commit. */
  readonly isLazy: boolean;
  /** Verify that the open file is still the one at its path, before a transaction and after its commit. */
  readonly checksFile: boolean;
}

export type Request =
  | ({ readonly kind: 'begin' } & RequestOptions)
  | ({ readonly kind: 'commit' } & RequestOptions)
  | { readonly kind: 'rollback' }
  | {
      readonly kind: 'execute';
      readonly statements: readonly Statement[];
      /** Null within a transaction. */
      readonly options: RequestOptions | null;
    }
  | {
      /** Within a transaction. Each group succeeds or fails on its own. */
      readonly kind: 'execute-groups';
      readonly groups: readonly StatementGroup[];
    }
  | { readonly kind: 'close' };

/** Errors are plain data, as they lose their properties between threads. */
export type Reply = Success | { readonly trouble: Trouble } | StatementFailure;

export interface Success {
  readonly results: readonly StatementResult[];
  readonly outcomes: readonly GroupOutcome[];
}

export interface StatementFailure {
  readonly message: string;
  readonly errcode: number | undefined;
}

/** For opening only. Afterward the main thread retries a request that finds the file locked. */
const OPENING_TIMEOUT_MS = 5000;
const MAX_PREPARED_STATEMENTS = 200;
const MAX_IDLE_LOG_BYTES = 32 * 1024 * 1024;
/** The database, its write-ahead log, and the shared memory through which processes coordinate. */
const FILE_SUFFIXES = ['', '-wal', '-shm'];

type Connection = ReturnType<typeof connect>;

/** Opens the file, creating it and its folder when missing. A commit returns only when the bytes are on the disk. */
function connect(path: string) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    prepareFile(database, path);
  } catch (error) {
    database.close();
    throw error;
  }
  const checkFile = watchFile(path);
  const readBack = openReadBack(path);
  const prepare = createStatementCache(database);
  let isLazy = false;

  /** SQLite refuses to change this within a transaction. */
  function setDurability(wanted: boolean): void {
    if (wanted === isLazy) return;
    database.exec(`PRAGMA synchronous = ${wanted ? 'NORMAL' : 'FULL'}`);
    isLazy = wanted;
  }

  /** The next request must not join a transaction whose rollback failed with the disk. */
  function endTransaction(): void {
    if (database.isTransaction) database.exec('rollback');
  }

  function execute(statements: readonly Statement[]): readonly StatementResult[] {
    return statements.map(({ sql, parameters }) => {
      const { statement, isReader } = prepare(sql);
      const bound = parameters as SQLInputValue[];
      return isReader
        ? { rows: statement.all(...bound), changes: null }
        : { rows: [], changes: statement.run(...bound).changes };
    });
  }

  return {
    begin(options: RequestOptions): void {
      endTransaction();
      if (options.checksFile) checkFile();
      setDurability(options.isLazy);
      // Takes the write lock at once: one taken later fails, without waiting, if another process wrote in between.
      database.exec('begin immediate');
    },
    commit(options: RequestOptions): void {
      database.exec('commit');
      if (!options.checksFile) return;
      checkFile();
      readBack.check();
    },
    rollback: endTransaction,
    execute(statements: readonly Statement[], options: RequestOptions | null): readonly StatementResult[] {
      if (options !== null) {
        endTransaction();
        setDurability(options.isLazy);
      }
      return execute(statements);
    },
    executeGroups(groups: readonly StatementGroup[]): readonly GroupOutcome[] {
      return groups.map(({ condition, statements }) => {
        database.exec('savepoint one');
        try {
          const [found] = execute([condition]);
          if (found!.rows.length > 0) execute(statements);
          database.exec('release one');
          return found!.rows.length > 0 ? 'done' : 'skipped';
        } catch (error) {
          // A failing disk fails all groups.
          if (explained(error) instanceof StorageTroubleError) throw error;
          database.exec('rollback to one; release one');
          return failureOf(error);
        }
      });
    },
    close(): void {
      readBack.close();
      database.close();
    },
  };
}

function prepareFile(database: DatabaseSync, path: string): void {
  // Personal data: not readable by other users, whatever the folder allows. The log files inherit the mode.
  chmodSync(path, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // Overwrites deleted bytes, so that erased personal data does not linger in the file and its backups.
  database.exec('PRAGMA secure_delete = ON');
  // A burst of resumes makes the log long; this returns the space afterward.
  database.exec(`PRAGMA journal_size_limit = ${MAX_IDLE_LOG_BYTES}`);
  // Reading opens the log and the shared memory.
  database.exec('SELECT count(*) FROM sqlite_schema');
  // A write waiting for another process must not hold up reads, so the main thread retries it instead.
  database.exec('PRAGMA busy_timeout = 0');
}

/** The program has few, fixed queries, so each is prepared once. */
function createStatementCache(database: DatabaseSync) {
  const cache = new Map<string, { readonly statement: StatementSync; readonly isReader: boolean }>();
  return (sql: string) => {
    const cached = cache.get(sql);
    if (cached !== undefined) return cached;
    if (cache.size >= MAX_PREPARED_STATEMENTS) cache.clear();
    const statement = database.prepare(sql);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    cache.set(sql, prepared);
    return prepared;
  };
}

/**
 * Returns a check that throws when a file was removed or replaced: SQLite keeps writing to a file that has lost its name,
 * and the next start would not find what was written. Uses stat, because opening a file again would drop SQLite's locks on it.
 */
function watchFile(path: string): () => void {
  const identityOf = (file: string): string | null => {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false });
    return found === undefined ? null : `${found.dev} ${found.ino}`;
  };
  const files = FILE_SUFFIXES.map((suffix) => ({
    file: path + suffix,
    isMain: suffix === '',
    identity: identityOf(path + suffix),
  }));
  return () => {
    for (const { file, isMain, identity } of files) {
      const found = identityOf(file);
      if (found === identity) continue;
      const happened = found === null ? 'was removed' : 'was replaced by another file';
      throw new StorageTroubleError({
        cause: `${file} ${happened} while the server was running`,
        code: found === null ? 'FILE_REMOVED' : 'FILE_REPLACED',
        remedy: isMain
          ? 'The server accepts no more submissions. Put the file back, or restore a backup (docs/operations.md), and restart the server.'
          : 'The server accepts no more submissions. Restart the server, which saves what it can. Do not delete this file: it is part of the database.',
      });
    }
  };
}

/**
 * The writing connection works on cached pages, so damage to the file can go unnoticed until the next start. A second
 * connection drops its cache with each commit of the first and reads the newest rows from the disk.
 */
function openReadBack(path: string) {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('PRAGMA cache_size = -256');
  const tables = database.prepare('select sum(length(sql)) from sqlite_schema');
  // Prepared on first use: migrations may not have created the tables yet.
  let newest: readonly StatementSync[] | undefined;
  return {
    check(): void {
      tables.get();
      newest ??= ['submissions', 'outbox'].map((table) =>
        database.prepare(`select * from ${table} order by rowid desc limit 1`),
      );
      for (const statement of newest) statement.get();
    },
    close: () => database.close(),
  };
}

const NOTHING = { results: [], outcomes: [] };

function answer(connection: Connection, request: Request): Success {
  if (request.kind === 'execute') {
    return { results: connection.execute(request.statements, request.options), outcomes: [] };
  }
  if (request.kind === 'execute-groups') {
    return { results: [], outcomes: connection.executeGroups(request.groups) };
  }
  if (request.kind === 'begin') connection.begin(request);
  else if (request.kind === 'commit') connection.commit(request);
  else connection[request.kind]();
  return NOTHING;
}

function failureOf(error: unknown): StatementFailure {
  const { message, errcode } = error as Error & { readonly errcode?: number };
  return { message, errcode };
}

/** Files in the rows are moved to the main thread, not copied. */
function buffersIn(results: readonly StatementResult[]): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  for (const { rows } of results) {
    for (const row of rows) {
      for (const value of Object.values(row as object)) {
        if (value instanceof Uint8Array && value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
      }
    }
  }
  return [...buffers];
}

if (parentPort !== null) {
  const port = parentPort;
  let connection: Connection | undefined;
  port.on('message', (request: Request) => {
    try {
      if (request.kind === 'close' && connection === undefined) return port.postMessage(NOTHING);
      // Opened by the first request, which then fails with the reason if the file cannot be opened.
      connection ??= connect(workerData as string);
      const reply = answer(connection, request);
      port.postMessage(reply, buffersIn(reply.results));
    } catch (error) {
      port.postMessage(error instanceof StorageTroubleError ? { trouble: error.trouble } : failureOf(error));
    }
    if (request.kind === 'close') port.close();
  });
}
