import type { FastifyReply } from 'fastify';

/** What both ways of sending a form answer with, by script and by the browser itself. */
export const REFUSAL_STATUS = { invalid: 400, 'wrong-type': 415, 'too-large': 413 } as const;

/** When there is no room for one more upload. */
export const BUSY_RETRY_MS = 10_000;

export function askToWait(reply: FastifyReply, waitMs: number): FastifyReply {
  return reply.code(429).header('Retry-After', String(Math.ceil(waitMs / 1000)));
}
