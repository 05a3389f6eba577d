import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type Transaction,
} from 'kysely';
import { createWorkerClient, transferable } from '../shared/worker-client.ts';
import { createMutex, type Mutex } from './mutex.ts';
import type { Database } from './schema.ts';
import type {
  Reply,
  Request,
  RequestOptions,
  Statement,
  StatementFailure,
  StatementResult,
  Success,
} from './sqlite-worker.ts';
import { databaseTooSlow, explained, isBusy, StorageTroubleError } from './trouble.ts';

/** Timeouts and durability of one user of the database. */
interface SqliteUse {
  /** How long to wait for the lock, held in this process or in another. */
  readonly waitMs: number;
  /** `waitMs` covers the statements too, so that a disk that hangs costs no more than that. */
  readonly limitsWork?: boolean;
  /** A commit is synced to disk with the next ordinary commit. */
  readonly isLazy?: boolean;
  /** A transaction fails when the file at the path was removed or replaced. */
  readonly checksFile?: boolean;
}

interface OpenSqlite {
  /** The same connection with other options. */
  as(use: SqliteUse): Kysely<Database>;
  /** Rejects what waits, lets the running request finish, and ends the thread. */
  close(): Promise<void>;
}

export const SQLITE_THREAD = 'sqlite';
const MIN_PAUSE_MS = 2;
const MAX_PAUSE_MS = 25;

/** The first query opens the file. */
export function openSqlite(path: string): OpenSqlite {
  const client = createClient(path);
  const mutex = createMutex(databaseTooSlow);
  let closing: Promise<unknown> | undefined;
  return {
    as: (use) => new Kysely<Database>({ dialect: new WorkerDialect({ client, mutex, use }) }),
    async close() {
      mutex.close();
      closing ??= client.send({ kind: 'close' });
      await closing;
    },
  };
}

/**
 * On SQLite, sends all queries to the thread in one message, which costs as much as a single query. Buffers in `transfer` are
 * moved to the thread instead of copied, and are empty afterward.
 */
export function executeTogether(
  trx: Transaction<Database>,
  queries: readonly Compilable[],
  transfer: readonly Uint8Array[] = [],
): Promise<readonly QueryResult<unknown>[]> {
  const compiled = queries.map((query) => query.compile());
  return trx.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof Lease) return connection.executeAll(compiled, transfer);
    const results: QueryResult<unknown>[] = [];
    for (const query of compiled) results.push(await connection.executeQuery(query));
    return results;
  });
}

/** Queries that succeed or fail together. */
export interface QueryGroup {
  /** `queries` are skipped when this query returns no row. */
  readonly condition: Compilable;
  readonly queries: readonly Compilable[];
  readonly transfer: readonly Uint8Array[];
}

/**
 * On SQLite only: runs all groups within the transaction in one message. A group that fails is rolled back alone; its outcome
 * is the error.
 */
export function executeGroups(
  trx: Transaction<Database>,
  groups: readonly QueryGroup[],
): Promise<readonly ('done' | 'skipped' | Error)[]> {
  const compiled = groups.map(({ condition, queries }) => ({
    condition: condition.compile(),
    statements: queries.map((query) => query.compile()),
  }));
  const transfer = groups.flatMap((group) => group.transfer);
  return trx
    .getExecutor()
    .provideConnection((connection) => (connection as Lease).executeGroups(compiled, transfer));
}

interface Client {
  send(request: Request, transfer?: readonly ArrayBuffer[]): Promise<Success>;
}

/** Rebuilds errors in this thread, as those of SQLite lose their codes between threads. */
function createClient(path: string): Client {
  const worker = createWorkerClient<Request, Reply>(new URL('./sqlite-worker.ts', import.meta.url), {
    name: SQLITE_THREAD,
    workerData: path,
  });
  let isClosed = false;
  return {
    async send(request, transfer) {
      if (isClosed) throw new Error('The database is closed.');
      isClosed = request.kind === 'close';
      const reply = await worker.send(request, transfer).catch((error: unknown) => {
        throw new StorageTroubleError(THREAD_ENDED, error);
      });
      if ('results' in reply) return reply;
      throw 'trouble' in reply ? new StorageTroubleError(reply.trouble) : errorOf(reply);
    },
  };
}

function errorOf({ message, errcode }: StatementFailure): Error {
  const error = new Error(message);
  return explained(errcode === undefined ? error : Object.assign(error, { errcode }));
}

const THREAD_ENDED = {
  cause: 'The database thread ended unexpectedly',
  code: 'THREAD_ENDED',
  remedy:
    'The next request starts it again. If it keeps ending, check whether the machine runs out of memory.',
};

interface LeaseOptions {
  readonly client: Client;
  readonly mutex: Mutex;
  readonly use: SqliteUse;
}

/** Kysely's SQLite dialect on node:sqlite in a worker thread. */
class WorkerDialect extends SqliteDialect {
  readonly #options: LeaseOptions;

  constructor(options: LeaseOptions) {
    super({ database: async () => Promise.reject(new Error('not used')) });
    this.#options = options;
  }

  override createDriver(): Driver {
    return new LeaseDriver(this.#options);
  }

  override createAdapter(): SqliteAdapter {
    return new LeaseAdapter();
  }
}

class LeaseAdapter extends SqliteAdapter {
  /** So that all migrations run in one transaction: a killed process leaves nothing half-done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Leases share one connection through the mutex, as there are several instances of Kysely. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class LeaseDriver implements Driver {
  readonly #options: LeaseOptions;

  constructor(options: LeaseOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    return new Lease(this.#options);
  }

  beginTransaction(lease: DatabaseConnection): Promise<void> {
    return (lease as Lease).begin();
  }

  commitTransaction(lease: DatabaseConnection): Promise<void> {
    return (lease as Lease).commit();
  }

  rollbackTransaction(lease: DatabaseConnection): Promise<void> {
    return (lease as Lease).rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

/** Holds the connection for a single statement or a whole transaction, not in between. */
class Lease implements DatabaseConnection {
  readonly #client: Client;
  readonly #mutex: Mutex;
  readonly #use: SqliteUse;
  readonly #options: RequestOptions;
  /** Releases the mutex. Null outside of a transaction. */
  #release: (() => void) | null = null;
  #deadline = Number.POSITIVE_INFINITY;

  constructor({ client, mutex, use }: LeaseOptions) {
    this.#client = client;
    this.#mutex = mutex;
    this.#use = use;
    this.#options = { isLazy: use.isLazy ?? false, checksFile: use.checksFile ?? false };
  }

  async begin(): Promise<void> {
    const { release } = await this.#acquireAndSend({ kind: 'begin', ...this.#options });
    this.#release = release;
  }

  async commit(): Promise<void> {
    await this.#limited(this.#client.send({ kind: 'commit', ...this.#options }));
    this.#end();
  }

  async rollback(): Promise<void> {
    if (this.#release === null) return;
    // After a deadline a request may still be running. The mutex is released once that has ended and was rolled back.
    const rolledBack = this.#client.send({ kind: 'rollback' }).finally(() => this.#end());
    await this.#limited(rolledBack).catch(() => {});
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#release !== null) {
      const [result] = await this.executeAll([query]);
      return result as QueryResult<Row>;
    }
    const statements = [toStatement(query)];
    const { results, release } = await this.#acquireAndSend({
      kind: 'execute',
      statements,
      options: this.#options,
    });
    release();
    return toQueryResult(results[0]!) as QueryResult<Row>;
  }

  async executeAll(
    queries: readonly CompiledQuery[],
    transfer: readonly Uint8Array[] = [],
  ): Promise<readonly QueryResult<unknown>[]> {
    const request = { kind: 'execute', statements: queries.map(toStatement), options: null } as const;
    const { results } = await this.#limited(this.#client.send(request, transfer.flatMap(transferable)));
    return results.map(toQueryResult);
  }

  async executeGroups(
    groups: readonly { readonly condition: CompiledQuery; readonly statements: readonly CompiledQuery[] }[],
    transfer: readonly Uint8Array[],
  ): Promise<readonly ('done' | 'skipped' | Error)[]> {
    if (groups.length === 0) return [];
    const request = {
      kind: 'execute-groups',
      groups: groups.map(({ condition, statements }) => ({
        condition: toStatement(condition),
        statements: statements.map(toStatement),
      })),
    } as const;
    const { outcomes } = await this.#limited(this.#client.send(request, transfer.flatMap(transferable)));
    return outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : errorOf(outcome)));
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported on SQLite. Read the rows in pages.');
  }

  /** Acquires the mutex and sends the first request, again while another process holds the lock of the file. */
  async #acquireAndSend(request: Request) {
    const { waitMs, limitsWork } = this.#use;
    const deadline = performance.now() + waitMs;
    if (limitsWork) this.#deadline = deadline;
    let busy: unknown;
    for (let pause = MIN_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      const release = await this.#mutex.acquire(deadline).catch((error) => {
        throw busy ?? error;
      });
      const reply = this.#client.send(request);
      try {
        const { results } = await this.#limited(reply);
        return { results, release };
      } catch (error) {
        // The request may still succeed and leave a transaction open.
        reply
          .then(() => this.#client.send({ kind: 'rollback' }))
          .catch(() => {})
          .finally(release);
        // At the deadline, a lock conflict seen before is reported as the cause.
        if (isBusy(error)) busy = error;
        if (error !== busy || performance.now() + pause > deadline) throw busy ?? error;
      }
      await sleep(pause);
    }
  }

  /** Rejects at the deadline; the thread goes on with the request. */
  async #limited<Result>(reply: Promise<Result>): Promise<Result> {
    if (this.#deadline === Number.POSITIVE_INFINITY) return reply;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(databaseTooSlow()),
      Math.max(0, this.#deadline - performance.now()),
    );
    try {
      return await Promise.race([reply, late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  #end(): void {
    this.#release?.();
    this.#release = null;
  }
}

function toStatement({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters };
}

function toQueryResult({ rows, changes }: StatementResult): QueryResult<unknown> {
  return changes === null ? { rows } : { rows, numAffectedRows: BigInt(changes) };
}
