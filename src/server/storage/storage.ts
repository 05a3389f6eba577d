import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Storage {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Database>;
  /**
   * For writes that a power cut may undo, as that costs no more than a second copy of a mail. They do not wait for the
   * disk where that helps. The end of the process, however sudden, undoes nothing.
   */
  withLazyCommits<Result>(work: (db: Kysely<Database>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
