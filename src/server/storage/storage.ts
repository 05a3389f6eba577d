import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface Storage {
  readonly kind: DatabaseKind;
  readonly db: Kysely<Database>;
  close(): Promise<void>;
}
