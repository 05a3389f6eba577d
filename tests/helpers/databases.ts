import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StorageOptions } from '#server/db/database.ts';
import { newPostgresDatabase } from './shared-postgres.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseName = (typeof DATABASES)[number];

export interface TestDatabases {
  /** Creates an empty database. */
  create(name: DatabaseName): Promise<StorageOptions>;
  remove(): Promise<void>;
}

/** Real databases of both kinds, deleted afterward. */
export async function prepareDatabases(): Promise<TestDatabases> {
  const folder = await mkdtemp(join(tmpdir(), 'databases-'));
  return {
    create: async (name) => ({
      databaseUrl: name === 'PostgreSQL' ? await newPostgresDatabase() : null,
      dataDir: await mkdtemp(join(folder, 'data-')),
    }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
