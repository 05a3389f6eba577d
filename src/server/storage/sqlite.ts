import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { Database } from './schema.ts';
import { connectSqlite, type SqliteConnection, type Use } from './sqlite-connection.ts';
import { inWords } from './trouble.ts';

export interface SqliteUse extends Use {
  /** Success is only success while the file is still the file. */
  readonly checksFile?: boolean;
}

export interface OpenSqlite {
  /** The same database, used in another way. */
  as(use: SqliteUse): Kysely<Database>;
  close(): void;
}

export function openSqlite(path: string): OpenSqlite {
  const connection = connectSqlite(path);
  return {
    as: (use) => new Kysely<Database>({ dialect: new NodeSqliteDialect(connection, use) }),
    close: () => connection.close(),
  };
}

/** Kysely's dialect on Node's own SQLite instead of an installed package. */
class NodeSqliteDialect extends SqliteDialect {
  readonly #connection: SqliteConnection;
  readonly #use: SqliteUse;

  constructor(connection: SqliteConnection, use: SqliteUse) {
    super({ database: async () => Promise.reject(new Error('not used')) });
    this.#connection = connection;
    this.#use = use;
  }

  override createDriver(): Driver {
    return new LeaseDriver(this.#connection, this.#use);
  }

  override createAdapter(): SqliteAdapter {
    return new LeaseAdapter();
  }
}

class LeaseAdapter extends SqliteAdapter {
  /** So that migrations run in one transaction: killed in between, they leave nothing half-done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The connection sees to it itself that its users take turns, as several of these share it. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class LeaseDriver implements Driver {
  readonly #connection: SqliteConnection;
  readonly #use: SqliteUse;

  constructor(connection: SqliteConnection, use: SqliteUse) {
    this.#connection = connection;
    this.#use = use;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    return new Lease(this.#connection, this.#use);
  }

  beginTransaction(lease: DatabaseConnection): Promise<void> {
    return (lease as Lease).begin();
  }

  async commitTransaction(lease: DatabaseConnection): Promise<void> {
    (lease as Lease).commit();
  }

  async rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    (lease as Lease).rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** The connection as one user sees it. It is taken for single statements and for whole transactions, not in between. */
class Lease implements DatabaseConnection {
  readonly #connection: SqliteConnection;
  readonly #use: SqliteUse;
  #endTransaction: (() => void) | null = null;

  constructor(connection: SqliteConnection, use: SqliteUse) {
    this.#connection = connection;
    this.#use = use;
  }

  async begin(): Promise<void> {
    if (this.#use.checksFile) this.#connection.checkFile();
    // Takes the write lock at once: one taken later fails, without waiting, if another process wrote in between.
    const begin = () => this.#connection.prepare('begin immediate').run([]);
    this.#endTransaction = (await this.#connection.hold(this.#use, begin)).end;
  }

  commit(): void {
    this.#execute(() => this.#connection.prepare('commit').run([]));
    this.#end();
    if (this.#use.checksFile) this.#connection.checkCommit();
  }

  rollback(): void {
    try {
      if (this.#endTransaction !== null && this.#connection.isInTransaction)
        this.#connection.prepare('rollback').run([]);
    } finally {
      this.#end();
    }
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const execute = (): QueryResult<Row> => {
      const statement = this.#connection.prepare(sql);
      if (statement.isReader) return { rows: statement.all(parameters) as Row[] };
      return { rows: [], numAffectedRows: BigInt(statement.run(parameters).changes) };
    };
    if (this.#endTransaction !== null) return this.#execute(execute);
    const { result, end } = await this.#connection.hold(this.#use, execute);
    end();
    return result;
  }

  streamQuery(): never {
    throw new Error('Nobody needs rows one by one, so this is not supported.');
  }

  #execute<Result>(action: () => Result): Result {
    try {
      return action();
    } catch (error) {
      throw inWords(error);
    }
  }

  #end(): void {
    this.#endTransaction?.();
    this.#endTransaction = null;
  }
}
