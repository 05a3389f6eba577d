import type { FastifyReply } from 'fastify';
import { StorageTroubleError } from '../storage/trouble.ts';
import type { SubmissionResult } from '../submissions/submissions.ts';

/** What both ways of sending a form answer with, by script and by the browser itself. */
export const REFUSAL_STATUS = { invalid: 400, 'wrong-type': 415, 'too-large': 413 } as const;

/** When there is no room for one more upload. */
export const BUSY_RETRY_MS = 10_000;

export function askToWait(reply: FastifyReply, waitMs: number): FastifyReply {
  return reply.code(429).header('Retry-After', String(Math.ceil(waitMs / 1000)));
}

/**
 * An error of the database may quote the row, and the row is somebody's. The log gets the cause in our own words where
 * they are known, else its code alone.
 */
export async function withoutPersonalData(result: Promise<SubmissionResult>): Promise<SubmissionResult> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof StorageTroubleError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    throw new Error(`A submission could not be kept (${code})`);
  }
}
