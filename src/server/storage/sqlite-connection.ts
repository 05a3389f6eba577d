import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { watchFile } from './sqlite-file.ts';
import { openReadBack } from './sqlite-read-back.ts';
import { inWords, isBusy, tooBusy } from './trouble.ts';
import { createTurns } from './turns.ts';

/** How somebody uses the connection. */
export interface Use {
  /** How long to wait for others, in this process and in others, before giving up. */
  readonly waitMs: number;
  /** Commits reach the disk along with the next ordinary one. */
  readonly isLazy?: boolean;
}

/** The one connection of this process, for one after the other. Waiting for another process never blocks this one. */
export interface SqliteConnection {
  /** Throws when what is written now would not be found at the next start, as the file is not the file any more. */
  checkFile(): void;
  /** The same after a commit, and reads what is newest back from the disk. */
  checkCommit(): void;
  /** Whether a transaction is open. SQLite ends one by itself when the disk fails it. */
  readonly isInTransaction: boolean;
  /** Begins, when it is our turn and no other process is in the way. Nobody else uses the connection until the end. */
  hold<Result>(use: Use, begin: () => Result): Promise<{ readonly result: Result; readonly end: () => void }>;
  prepare(sql: string): PreparedStatement;
  /** A second time does nothing. */
  close(): void;
}

export interface PreparedStatement {
  readonly isReader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { readonly changes: number | bigint };
  iterate(parameters: readonly unknown[]): Iterable<unknown>;
}

/** Only until it is open: nobody is served yet. */
const OPENING_TIMEOUT_MS = 5000;
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 25;
const MOST_STATEMENTS = 200;
const LARGEST_IDLE_LOG = 32 * 1024 * 1024;

/** Opens the file, creating it and its folder when missing. A commit returns only when the bytes are on the disk. */
export function connectSqlite(path: string): SqliteConnection {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(path, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    prepareFile(database, path);
  } catch (error) {
    database.close();
    throw inWords(error);
  }
  const file = watchFile(path);
  const readBack = openReadBack(path);
  const turns = createTurns(tooBusy);
  const prepare = rememberStatements(database);

  return {
    checkFile: () => file.check(),
    checkCommit() {
      file.check();
      readBack.check();
    },
    get isInTransaction() {
      return database.isTransaction;
    },
    async hold(use, begin) {
      const deadline = performance.now() + use.waitMs;
      for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        try {
          const letNext = await turns.take(deadline);
          const end = (): void => {
            if (use.isLazy) database.exec('PRAGMA synchronous = FULL');
            letNext();
          };
          try {
            if (use.isLazy) database.exec('PRAGMA synchronous = NORMAL');
            return { result: begin(), end };
          } catch (error) {
            end();
            throw error;
          }
        } catch (error) {
          if (!isBusy(error) || performance.now() + pause > deadline) throw inWords(error);
        }
        await sleep(pause);
      }
    },
    prepare,
    close() {
      if (!database.isOpen) return;
      turns.close();
      readBack.close();
      database.close();
    },
  };
}

function prepareFile(database: DatabaseSync, path: string): void {
  // Personal data: for nobody else on the machine, whatever the folder allows. The log files take this over.
  chmodSync(path, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // What is deleted is somebody's: its bytes are overwritten and do not linger in the file and its backups.
  database.exec('PRAGMA secure_delete = ON');
  // A burst of resumes makes the log long; afterwards the file gives the space back.
  database.exec(`PRAGMA journal_size_limit = ${LARGEST_IDLE_LOG}`);
  // Reading opens the log and what belongs to it.
  database.exec('SELECT count(*) FROM sqlite_schema');
  // SQLite would wait on the main thread, and every page with it.
  database.exec('PRAGMA busy_timeout = 0');
}

/** The queries of the program are few and fixed, so preparing each once is enough. */
function rememberStatements(database: DatabaseSync): (sql: string) => PreparedStatement {
  const statements = new Map<string, PreparedStatement>();
  return (sql) => {
    let statement = statements.get(sql);
    if (statement === undefined) {
      if (statements.size >= MOST_STATEMENTS) statements.clear();
      statement = adapt(database.prepare(sql));
      statements.set(sql, statement);
    }
    return statement;
  };
}

function adapt(statement: StatementSync): PreparedStatement {
  const bindable = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    isReader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}
