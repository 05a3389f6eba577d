import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProxyTrust } from './proxy-trust.ts';
import { type SecurityHeaders, toHeaderObject } from './security-headers.ts';
import { isApiPath } from './site-paths.ts';

/** Every reply of the API that is not a success has at least these fields. */
export interface ApiError {
  readonly success: false;
  readonly error: string;
}

/** Texts by status, never the message of the error itself: that one may tell about our insides. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request could not be understood',
  403: 'This request came from another site',
  404: 'Not found',
  405: 'Method not allowed',
  413: 'The request is too large',
  415: 'This content type is not supported',
  429: 'Too many requests. Please try again later.',
  500: 'Something went wrong on our side. Please try again.',
};

export function apiError(status: number): ApiError {
  return { success: false, error: messageFor(status) };
}

/** The one place where errors become replies: JSON under /api, a line of text elsewhere. */
export function createErrorHandler(security: SecurityHeaders, trust: ProxyTrust) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const status = reportError(error, request);
    reply.code(status).headers(toHeaderObject(security.flat({ secure: trust.isHttps(request.raw) })));
    reply.header('Cache-Control', 'no-store');
    if (isApiPath(request.raw.url ?? '')) reply.send(apiError(status));
    else reply.type('text/plain; charset=utf-8').send(`${messageFor(status)}\n`);
  };
}

/** The status to answer an error with. One of ours is logged. */
export function reportError(error: Partial<FastifyError>, request: FastifyRequest): number {
  const { statusCode = 500 } = error;
  const status = statusCode >= 400 && statusCode <= 499 ? statusCode : 500;
  // The request's own logger adds its id.
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  return status;
}

function messageFor(status: number): string {
  return MESSAGES[status] ?? STATUS_CODES[status] ?? MESSAGES[500]!;
}
