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
import { databaseTooSlow, inWords, isBusy, StorageTroubleError } from './trouble.ts';

/** Lets one at a time through, in the order in which they came. */
interface Turns {
  /** Resolves with how to let the next one through, or rejects when the time (of `performance.now`) comes first. */
  take(deadline: number): Promise<() => void>;
  /** Turns away those who wait, and everybody who comes later. */
  close(): void;
}

export function createTurns(tooLate: () => Error): Turns {
  const waiting = new Set<{ readonly go: () => void; readonly leave: (error: Error) => void }>();
  const closed = () => new Error('The database is closed.');
  let isTaken = false;
  let isClosed = false;

  const next = (): void => {
    const [first] = waiting;
    if (first === undefined) isTaken = false;
    else first.go();
  };

  return {
    take(deadline) {
      if (isClosed) return Promise.reject(closed());
      if (!isTaken) {
        isTaken = true;
        return Promise.resolve(next);
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => entry.leave(tooLate()), Math.max(0, deadline - performance.now()));
        const entry = {
          go() {
            clearTimeout(timer);
            waiting.delete(entry);
            resolve(next);
          },
          leave(error: Error) {
            clearTimeout(timer);
            waiting.delete(entry);
            reject(error);
          },
        };
        waiting.add(entry);
      });
    },
    close() {
      isClosed = true;
      for (const entry of [...waiting]) entry.leave(closed());
    },
  };
}

/** How somebody uses the database. */
interface SqliteUse {
  /** How long to wait for others, in this process and in others, before giving up. */
  readonly waitMs: number;
  /** `waitMs` covers the work itself too, so a disk that hangs costs no more than that. */
  readonly limitsWork?: boolean;
  /** Commits reach the disk along with the next ordinary one. */
  readonly isLazy?: boolean;
  /** A transaction succeeds only while the file is still the one at its path. */
  readonly checksFile?: boolean;
}

interface OpenSqlite {
  /** The same database, used in another way. */
  as(use: SqliteUse): Kysely<Database>;
  /** Gives up whatever waits, lets the running request finish, and ends the thread. */
  close(): Promise<void>;
}

export const SQLITE_THREAD = 'sqlite';
const SHORTEST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 25;

/** The file is opened with the first query. */
export function openSqlite(path: string): OpenSqlite {
  const client = createClient(path);
  const turns = createTurns(databaseTooSlow);
  let closing: Promise<unknown> | undefined;
  return {
    as: (use) => new Kysely<Database>({ dialect: new WorkerDialect({ client, turns, use }) }),
    async close() {
      turns.close();
      closing ??= client.send({ kind: 'close' });
      await closing;
    },
  };
}

/**
 * Sends all queries in one message where the database is in another thread, which costs as much as a single one. `transfer`
 * names parameters that are moved there instead of copied: they are empty afterwards.
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
  /** The others are skipped when this one returns no row. */
  readonly condition: Compilable;
  readonly queries: readonly Compilable[];
  readonly transfer: readonly Uint8Array[];
}

/**
 * On SQLite only: runs all groups within the transaction in one message. A group that fails is undone and leaves the others
 * as they are; its outcome is the error.
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

/** Rejects with the errors of this thread: those of SQLite lose their codes on the way. */
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
  return inWords(errcode === undefined ? error : Object.assign(error, { errcode }));
}

const THREAD_ENDED = {
  cause: 'The thread of the database ended unexpectedly',
  code: 'THREAD_ENDED',
  remedy: 'It starts again with the next request. If it keeps ending, look for a lack of memory.',
};

interface LeaseOptions {
  readonly client: Client;
  readonly turns: Turns;
  readonly use: SqliteUse;
}

/** Kysely's dialect on Node's own SQLite in another thread, instead of an installed package. */
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
  /** So that migrations run in one transaction: killed in between, they leave nothing half-done. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Leases take turns by themselves, as several instances of Kysely share the one connection. */
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

/** The connection as one user sees it. It is taken for single statements and for whole transactions, not in between. */
class Lease implements DatabaseConnection {
  readonly #client: Client;
  readonly #turns: Turns;
  readonly #use: SqliteUse;
  readonly #options: RequestOptions;
  /** Lets the next user in. Null outside of a transaction. */
  #endTurn: (() => void) | null = null;
  #deadline = Number.POSITIVE_INFINITY;

  constructor({ client, turns, use }: LeaseOptions) {
    this.#client = client;
    this.#turns = turns;
    this.#use = use;
    this.#options = { isLazy: use.isLazy ?? false, checksFile: use.checksFile ?? false };
  }

  async begin(): Promise<void> {
    const { endTurn } = await this.#takeTurn({ kind: 'begin', ...this.#options });
    this.#endTurn = endTurn;
  }

  async commit(): Promise<void> {
    await this.#limited(this.#client.send({ kind: 'commit', ...this.#options }));
    this.#end();
  }

  async rollback(): Promise<void> {
    if (this.#endTurn === null) return;
    // After a deadline a request may still be running. The next user's turn comes when it has ended and was undone.
    const undone = this.#client.send({ kind: 'rollback' }).finally(() => this.#end());
    await this.#limited(undone).catch(() => {});
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn !== null) {
      const [result] = await this.executeAll([query]);
      return result as QueryResult<Row>;
    }
    const statements = [toStatement(query)];
    const { results, endTurn } = await this.#takeTurn({
      kind: 'execute',
      statements,
      options: this.#options,
    });
    endTurn();
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
    throw new Error('Streaming is not supported. Read in pages.');
  }

  /** Sends the first request of a turn, again and again while another process holds the lock. */
  async #takeTurn(request: Request) {
    const { waitMs, limitsWork } = this.#use;
    const deadline = performance.now() + waitMs;
    if (limitsWork) this.#deadline = deadline;
    let busy: unknown;
    for (let pause = SHORTEST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      const endTurn = await this.#turns.take(deadline).catch((error) => {
        throw busy ?? error;
      });
      const reply = this.#client.send(request);
      try {
        const { results } = await this.#limited(reply);
        return { results, endTurn };
      } catch (error) {
        // The reply may still come, with a transaction begun.
        reply
          .then(() => this.#client.send({ kind: 'rollback' }))
          .catch(() => {})
          .finally(endTurn);
        // The lock that was seen before is the cause, should the time end now.
        if (isBusy(error)) busy = error;
        if (error !== busy || performance.now() + pause > deadline) throw busy ?? error;
      }
      await sleep(pause);
    }
  }

  /** Rejects at the deadline. The request runs on in its thread. */
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
    this.#endTurn?.();
    this.#endTurn = null;
  }
}

function toStatement({ sql, parameters }: CompiledQuery): Statement {
  return { sql, parameters };
}

function toQueryResult({ rows, changes }: StatementResult): QueryResult<unknown> {
  return changes === null ? { rows } : { rows, numAffectedRows: BigInt(changes) };
}
