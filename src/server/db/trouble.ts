/** What is wrong with the database, in words for whoever runs the site: the cause, and what to do about it. */
interface Words {
  readonly cause: string;
  readonly remedy: string;
}

export interface Trouble extends Words {
  /** As the database or the system calls it. */
  readonly code: string;
}

/** Somebody has to wait, or mend something. Holds nothing of what was to be stored, unlike the database's own words. */
export class StorageTroubleError extends Error {
  readonly trouble: Trouble;
  readonly code: string;
  readonly statusCode = 503;

  constructor(trouble: Trouble, original?: unknown) {
    const { cause, remedy, code } = trouble;
    super(`${cause} (${code}). ${remedy}`, { cause: original });
    this.name = 'StorageTroubleError';
    this.trouble = trouble;
    this.code = code;
  }
}

/** The error in words where it is a known trouble, else as it is. */
export function inWords(error: Error): Error;
export function inWords(error: unknown): unknown;
export function inWords(error: unknown): unknown {
  if (error instanceof StorageTroubleError) return error;
  const trouble = troubleOf(error);
  return trouble === null ? error : new StorageTroubleError(trouble, error);
}

function troubleOf(error: unknown): Trouble | null {
  // A name with two addresses that both refuse.
  if (error instanceof AggregateError) return troubleOf(error.errors[0]);
  if (!(error instanceof Error)) return null;
  const { errcode, code = '' } = error as NodeJS.ErrnoException & { errcode?: number };
  if (errcode !== undefined) return sqliteTrouble(errcode);
  const words = POSTGRES[code] ?? POSTGRES[code.slice(0, 2)];
  if (words !== undefined) return { ...words, code };
  // The driver has no codes for what it finds out itself.
  return /timeout|terminated|not queryable/i.test(error.message)
    ? { ...UNREACHABLE, code: error.message.toLowerCase() }
    : null;
}

/** The lowest byte of an extended result code says what it is about. */
const PRIMARY = 0xff;
const SQLITE_BUSY = 5;

/** A deadline passed before the database answered. */
export function databaseTooSlow(): StorageTroubleError {
  return new StorageTroubleError({
    cause: 'The database did not answer in time',
    code: 'TIMEOUT',
    remedy:
      'Its disk may hang (see the log of the system), or another process uses it (fuser -v kelvane.sqlite). The server goes on by itself.',
  });
}

export function isBusy(error: unknown): boolean {
  return error instanceof StorageTroubleError && error.code === SQLITE[SQLITE_BUSY]![0];
}

function sqliteTrouble(errcode: number): Trouble | null {
  const [code, words] = SQLITE[errcode & PRIMARY] ?? [];
  return code === undefined || words === undefined ? null : { ...words, code };
}

const DAMAGED: Words = {
  cause: 'The database is damaged',
  remedy: 'Stop the server, check the disk, and restore the newest backup (docs/operations.md).',
};
const FULL: Words = {
  cause: 'The disk of the database is full',
  remedy: 'Make room on it; the server goes on by itself.',
};
const READ_ONLY: Words = {
  cause: 'The database can only be read',
  remedy: 'Make it and its folder or server writable again (a full or failing disk may have been remounted).',
};
const DISK_ERROR: Words = {
  cause: 'The disk of the database reports an error',
  remedy: 'Look into the log of the system, and see that there is room and the disk is sound.',
};
const UNREACHABLE: Words = {
  cause: 'The database server does not answer',
  remedy: 'See that PostgreSQL runs and can be reached from here; the server goes on by itself.',
};
const OVERLOADED: Words = {
  cause: 'The database server is overloaded',
  remedy: 'Look for long queries and locks there (pg_stat_activity), or give it more room.',
};

const SQLITE: Readonly<Record<number, readonly [string, Words]>> = {
  [SQLITE_BUSY]: [
    'SQLITE_BUSY',
    {
      cause: 'Another process has been writing to the database for too long',
      remedy: 'Find it (fuser -v kelvane.sqlite) and let it finish or end it, then try again.',
    },
  ],
  8: ['SQLITE_READONLY', READ_ONLY],
  10: ['SQLITE_IOERR', DISK_ERROR],
  11: ['SQLITE_CORRUPT', DAMAGED],
  13: ['SQLITE_FULL', FULL],
  14: [
    'SQLITE_CANTOPEN',
    {
      cause: 'The database file cannot be opened',
      remedy: 'See that DATA_DIR is there and belongs to the user of the server.',
    },
  ],
  26: ['SQLITE_NOTADB', DAMAGED],
};

/** By SQLSTATE or its class, and by what the network says. */
const POSTGRES: Readonly<Record<string, Words>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EPIPE: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  '08': UNREACHABLE,
  '57P01': UNREACHABLE,
  '57P02': UNREACHABLE,
  '57P03': UNREACHABLE,
  '57014': OVERLOADED,
  '55P03': OVERLOADED,
  '25P03': OVERLOADED,
  '40': OVERLOADED,
  '53': OVERLOADED,
  '53100': FULL,
  '25006': READ_ONLY,
  '58': DISK_ERROR,
  XX001: DAMAGED,
  XX002: DAMAGED,
  '28': {
    cause: 'The database server refuses our user or password',
    remedy: 'Correct DATABASE_URL, or the user there.',
  },
  '42501': {
    cause: 'Our user may not write to the tables',
    remedy: 'Make the user of DATABASE_URL the owner of the tables.',
  },
};
