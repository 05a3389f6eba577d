import type { FastifyRequest } from 'fastify';

/** Readable without a formatter: the time as ISO 8601, the level by name. */
export const LOG_FORMAT = {
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
};

/** Without the client's address and without the query, which may hold a token. */
export function describeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, url: url.split('?')[0] };
}

interface LoggedError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
  /** Set by SQLite only. */
  readonly errcode?: number;
  /** Set by PostgreSQL only. */
  readonly severity?: string;
  readonly table?: string;
  readonly constraint?: string;
}

/**
 * PostgreSQL quotes personal data: rows in `detail` and values in messages. So its errors are logged with code and stack only.
 * Causes are left out for the same reason.
 */
export function describeError(error: LoggedError) {
  const { name, errcode, statusCode, severity, table, constraint, stack = '' } = error;
  const code = error.code ?? errcode;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const isPostgres = severity !== undefined;
  const message = isPostgres ? `PostgreSQL refused a statement (${code})` : error.message;
  return {
    type: name,
    message,
    code,
    statusCode,
    ...(isPostgres && { table, constraint }),
    stack: [`${name}: ${message}`, ...frames].join('\n'),
  };
}
