import type { Kysely } from 'kysely';
import type { Changes } from './changes.ts';
import type { Database } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Storage {
  readonly kind: DatabaseKind;
  /** For work that nobody waits for, and for the command line: patient with others who use the database. */
  readonly db: Kysely<Database>;
  /**
   * For what a visitor waits for: gives up after less than five seconds in all, and a transaction succeeds only when what
   * was written will be found there again.
   */
  readonly forVisitors: Kysely<Database>;
  /**
   * For writes that a power cut may undo, as that costs no more than a second copy of a mail. They do not wait for the
   * disk where that helps. The end of the process, however sudden, undoes nothing.
   */
  withLazyCommits<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  /** Writes and deletes a row, for good. Rejects within a second or so, with the cause in words, where that fails. */
  probe(): Promise<void>;
  /** Tells processes of the desk that there is something new to read. */
  readonly changes: Changes;
  /** Gives up whatever still waits for the database. */
  close(): Promise<void>;
}

/** A visitor hears within five seconds what became of a form. The machine may be busy, so the database has four. */
export const VISITOR_WAIT_MS = 4000;

/** What nobody waits for, and commands of operators, wait rather than fail. */
export const WORK_WAIT_MS = 30_000;

/** Whoever asks whether we are ready wants to know it now. */
export const PROBE_WAIT_MS = 1000;

/** Long enough for the largest resume over a slow line. A connection that went silent holds up the outbox for so long. */
export const POSTGRES_WORK_MS = 15_000;
