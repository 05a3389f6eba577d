import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { deskProblems } from '#content/desk/server-texts.ts';
import { errorCodeTexts, errorTexts } from '#generated/texts/site.ts';
import type { ProxyTrust } from './client-address.ts';
import { type SecurityHeaders, toHeaderObject } from './headers.ts';
import { isApiPath } from './site-paths.ts';

/** Every reply of the API that is not a success has at least these fields. */
interface ApiError {
  readonly success: false;
  readonly error: string;
}

type TextsByKey = Readonly<Record<string, string>>;

/** Most storage outages are over by then. */
export const RETRY_AFTER_SECONDS = 30;

export function apiError(status: number, code = ''): ApiError {
  return { success: false, error: (errorCodeTexts as TextsByKey)[code] ?? errorText(status) };
}

/** JSON under /api, a line of text elsewhere. */
export function createErrorHandler(security: SecurityHeaders, trust: ProxyTrust) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = reportError(error, reply);
    reply.headers(toHeaderObject(security.flat({ secure: trust.isHttps(request.raw) })));
    reply.header('Cache-Control', 'no-store');
    if (isApiPath(request.raw.url ?? '')) reply.send(apiError(status, error.code));
    else reply.type('text/plain; charset=utf-8').send(`${errorText(status)}\n`);
  };
}

/** Sets and returns the status for an error, and logs server errors. */
export function reportError(error: Partial<FastifyError>, reply: FastifyReply): number {
  const { statusCode = 500 } = error;
  const status = (statusCode >= 400 && statusCode <= 499) || statusCode === 503 ? statusCode : 500;
  // The request's own logger adds its id.
  if (status >= 500) reply.request.log.error({ err: error }, 'request failed');
  if (status === 503) reply.header('Retry-After', String(RETRY_AFTER_SECONDS));
  reply.code(status);
  return status;
}

/** By status, never the message of the error itself, which may reveal internals. */
export function errorText(status: number): string {
  return (errorTexts as TextsByKey)[status] ?? STATUS_CODES[status] ?? errorTexts[500];
}

/** A refusal of the desk. The message is shown to the person and says what to do. */
export class DeskProblem extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.name = 'DeskProblem';
    this.statusCode = statusCode;
  }
}

/** The same for what does not exist and what the person may not see, so that nobody learns of data outside their scope. */
export function notFound(): DeskProblem {
  return new DeskProblem(404, deskProblems.notFound);
}
