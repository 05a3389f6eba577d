/** What is wrong with the database and what to do about it, for operators. */
interface Explanation {
  readonly cause: string;
  readonly remedy: string;
}

export interface Trouble extends Explanation {
  /** The code of SQLite, PostgreSQL or the operating system. */
  readonly code: string;
}

/** Operators have to wait or to fix something. Unlike the database's own messages, this one quotes no stored data. */
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

/** A known error as a StorageTroubleError; any other unchanged. */
export function explained(error: Error): Error;
export function explained(error: unknown): unknown;
export function explained(error: unknown): unknown {
  if (error instanceof StorageTroubleError) return error;
  const trouble = troubleOf(error);
  return trouble === null ? error : new StorageTroubleError(trouble, error);
}

function troubleOf(error: unknown): Trouble | null {
  // A host name with two addresses that both refuse the connection.
  if (error instanceof AggregateError) return troubleOf(error.errors[0]);
  if (!(error instanceof Error)) return null;
  const { errcode, code = '' } = error as NodeJS.ErrnoException & { errcode?: number };
  if (errcode !== undefined) return sqliteTrouble(errcode);
  const explanation = POSTGRES[code] ?? POSTGRES[code.slice(0, 2)];
  if (explanation !== undefined) return { ...explanation, code };
  // Errors of the driver itself have no code.
  return /timeout|terminated|not queryable/i.test(error.message)
    ? { ...UNREACHABLE, code: error.message.toLowerCase() }
    : null;
}

/** The lowest byte of an extended result code is the primary code. */
const PRIMARY = 0xff;
const SQLITE_BUSY = 5;

/** A deadline passed before the database answered. */
export function databaseTooSlow(): StorageTroubleError {
  return new StorageTroubleError({
    cause: 'The database did not answer in time',
    code: 'TIMEOUT',
    remedy:
      'The disk may hang (see the system log), or another process holds the lock (fuser -v kelvane.sqlite). The server recovers by itself.',
  });
}

export function isBusy(error: unknown): boolean {
  return error instanceof StorageTroubleError && error.code === SQLITE[SQLITE_BUSY]![0];
}

function sqliteTrouble(errcode: number): Trouble | null {
  const [code, explanation] = SQLITE[errcode & PRIMARY] ?? [];
  return code === undefined || explanation === undefined ? null : { ...explanation, code };
}

const DAMAGED: Explanation = {
  cause: 'The database is damaged',
  remedy: 'Stop the server, check the disk, and restore the newest backup (docs/operations.md).',
};
const FULL: Explanation = {
  cause: 'The disk of the database is full',
  remedy: 'Free some space; the server recovers by itself.',
};
const READ_ONLY: Explanation = {
  cause: 'The database is read-only',
  remedy:
    'Make the file and its folder, or the server, writable again (a failing disk may have been remounted read-only).',
};
const DISK_ERROR: Explanation = {
  cause: 'The disk of the database reports an error',
  remedy: 'See the system log, and check the free space and the health of the disk.',
};
const UNREACHABLE: Explanation = {
  cause: 'The database server does not answer',
  remedy: 'Check that PostgreSQL runs and can be reached from here; the server recovers by itself.',
};
const OVERLOADED: Explanation = {
  cause: 'The database server is overloaded',
  remedy: 'Look for long queries and locks there (pg_stat_activity), or give it more resources.',
};

const SQLITE: Readonly<Record<number, readonly [string, Explanation]>> = {
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
      remedy: 'Check that DATA_DIR exists and belongs to the user that runs the server.',
    },
  ],
  26: ['SQLITE_NOTADB', DAMAGED],
};

/** By SQLSTATE or its class, and by network error code. */
const POSTGRES: Readonly<Record<string, Explanation>> = {
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
    cause: 'The database server refuses the user name or password',
    remedy: 'Correct DATABASE_URL, or the user on the database server.',
  },
  '42501': {
    cause: 'The database user may not write to the tables',
    remedy: 'Make the user of DATABASE_URL the owner of the tables.',
  },
};
