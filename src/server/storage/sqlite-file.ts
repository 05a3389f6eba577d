import { statSync } from 'node:fs';
import { StorageTroubleError } from './trouble.ts';

/** Tells whether the files that an open connection writes to are still those that the next start will read. */
export interface WatchedFile {
  /** Throws when one of them was removed, or another one put in its place. Costs three calls of stat. */
  check(): void;
}

/** The database itself, its write-ahead log, and what processes use to agree about that. */
const PARTS = ['', '-wal', '-shm'];

/** To be called when all of them are open. Opening one a second time to look would give up SQLite's locks on it. */
export function watchFile(file: string): WatchedFile {
  const parts = PARTS.map((suffix) => ({
    path: file + suffix,
    isMain: suffix === '',
    is: identityOf(file + suffix),
  }));
  return {
    check() {
      for (const { path, isMain, is } of parts) {
        const found = identityOf(path);
        if (found === is) continue;
        const happened = found === null ? 'was removed' : 'was replaced by another file';
        throw new StorageTroubleError({
          cause: `${path} ${happened} while the server was running`,
          code: found === null ? 'FILE_REMOVED' : 'FILE_REPLACED',
          remedy: isMain
            ? 'Nothing more is accepted. Put the file back, or restore a backup (docs/operations.md), and restart the server.'
            : 'It is a part of the database. Nothing more is accepted. Restart the server, which saves what it can, and leave that file alone.',
        });
      }
    },
  };
}

function identityOf(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev} ${found.ino}`;
}
