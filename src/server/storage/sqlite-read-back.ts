import { DatabaseSync } from 'node:sqlite';
import { inWords } from './trouble.ts';

/** Reads a database with other eyes than those of the connection that writes to it. */
export interface ReadBack {
  /** Throws, with the cause in words, when the tables or what was added last cannot be read from the disk. */
  check(): void;
  close(): void;
}

/**
 * The writing connection works on pages that it remembers, so a file that is damaged under it can go unnoticed until the
 * next start. A second connection forgets its pages with each commit of the first, and reads them again.
 */
export function openReadBack(path: string): ReadBack {
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('PRAGMA cache_size = -256');
  const tables = database.prepare('select sum(length(sql)) from sqlite_schema');
  // Prepared when the tables are there.
  const newest = ['submissions', 'outbox'].map((table) => {
    let statement: ReturnType<DatabaseSync['prepare']> | undefined;
    return () => {
      statement ??= database.prepare(`select * from ${table} order by rowid desc limit 1`);
      statement.get();
    };
  });
  return {
    check() {
      try {
        tables.get();
        for (const read of newest) read();
      } catch (error) {
        throw inWords(error);
      }
    },
    close: () => database.close(),
  };
}
