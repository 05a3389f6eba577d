import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import type { Database } from './schema.ts';

/** How long to wait for another process, such as the inbox, to finish writing. */
const BUSY_TIMEOUT_MS = 5000;
const MOST_STATEMENTS = 200;
const LARGEST_IDLE_LOG = 32 * 1024 * 1024;

/** Opens the file, creating it and its folder when missing. A commit returns only when the bytes are on the disk. */
export function openSqlite(file: string): Kysely<Database> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true });
  // Personal data: for nobody else on the machine, whatever the folder allows. The log files take this over.
  chmodSync(file, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  // What is deleted is somebody's: its bytes are overwritten and do not linger in the file and its backups.
  database.exec('PRAGMA secure_delete = ON');
  // A burst of resumes makes the log long; afterwards the file gives the space back.
  database.exec(`PRAGMA journal_size_limit = ${LARGEST_IDLE_LOG}`);
  return new Kysely<Database>({ dialect: new NodeSqliteDialect(database) });
}

/** Runs the work alone on the connection, with commits that reach the disk along with the next ordinary one. */
export function withoutSync<Result>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

/** Kysely's dialect on Node's own SQLite instead of an installed package. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = adapt(database);
    super({ database: adapted });
    this.#database = adapted;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  /** Takes the write lock at once: one taken later fails, without waiting, if another process wrote in between. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /** So that migrations run in one transaction: killed in between, they leave nothing half-done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  // The queries of the program are few and fixed, so preparing each once is enough.
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (statement === undefined) {
        if (statements.size >= MOST_STATEMENTS) statements.clear();
        statement = adaptStatement(database.prepare(sql));
        statements.set(sql, statement);
      }
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const bindable = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    iterate: (parameters) => statement.iterate(...bindable(parameters)),
  };
}
