import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { FlatHeaders, SecurityHeaders } from './headers.ts';

/** Part of a file on disk, both ends included. */
export interface FileSlice {
  readonly diskPath: string;
  /** The size the file had at start-up; another one means that it was replaced under us. */
  readonly expectedSize: number;
  readonly start: number;
  readonly end: number;
}

/** What to reply, decided without touching the connection. */
export interface Answer {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly body: Buffer | FileSlice | null;
}

interface TextAnswerOptions {
  readonly status: number;
  readonly text: string;
  readonly secure: boolean;
  readonly withBody: boolean;
  readonly headers?: FlatHeaders;
}

export function textAnswer(security: SecurityHeaders, options: TextAnswerOptions): Answer {
  const body = Buffer.from(`${options.text}\n`);
  return {
    status: options.status,
    headers: [
      'Content-Length',
      String(body.length),
      'Content-Type',
      'text/plain; charset=utf-8',
      ...(options.headers ?? ['Cache-Control', 'no-store']),
      ...security.flat({ secure: options.secure }),
    ],
    body: options.withBody ? body : null,
  };
}

/**
 * Writes an answer in one go, past Fastify's header bookkeeping, which the ready-made header lists do not need. Rejects
 * only while an error page can still be sent.
 */
export async function sendAnswer(reply: FastifyReply, answer: Answer): Promise<void> {
  if (answer.body !== null && !Buffer.isBuffer(answer.body)) {
    await sendFile(reply, answer, answer.body);
    return;
  }
  writeHead(reply, answer);
  reply.raw.end(answer.body ?? undefined);
}

async function sendFile(reply: FastifyReply, answer: Answer, slice: FileSlice): Promise<void> {
  const file = await open(slice.diskPath);
  try {
    const { size } = await file.stat();
    if (size !== slice.expectedSize) throw new Error(`${slice.diskPath} changed since the server started`);
  } catch (error) {
    await file.close();
    throw error;
  }
  writeHead(reply, answer);
  try {
    await pipeline(file.createReadStream({ start: slice.start, end: slice.end }), reply.raw);
  } catch (error) {
    // Players drop a connection as soon as they have enough: no fault of anyone. The status line is long sent either way.
    const isVisitorGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isVisitorGone) reply.log.warn({ err: error }, 'a file could not be sent to its end');
  }
}

function writeHead(reply: FastifyReply, answer: Answer): void {
  reply.hijack();
  // Node takes the list as it is; its types only miss that it does not change it.
  reply.raw.writeHead(answer.status, answer.headers as string[]);
}
