import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { FlatHeaders, SecurityHeaders } from './headers.ts';

/** Part of a file on disk, both ends included. */
export interface FileSlice {
  readonly diskPath: string;
  /** The size of the file at startup; a difference means that it was replaced. */
  readonly expectedSize: number;
  readonly start: number;
  readonly end: number;
}

/** A response as data, decided without touching the connection. */
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
 * Bypasses Fastify's header handling, which the prebuilt header lists do not need. Rejects only while an error page can
 * still be sent.
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
    if (size !== slice.expectedSize) {
      throw new Error(
        `${slice.diskPath} changed since the server started. Restart the server after a build.`,
      );
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  writeHead(reply, answer);
  try {
    await pipeline(file.createReadStream({ start: slice.start, end: slice.end }), reply.raw);
  } catch (error) {
    // The status line is sent already. Video players drop a connection once they have enough, which is no error.
    const isClientGone = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isClientGone) reply.log.warn({ err: error }, 'sending a file failed halfway');
  }
}

function writeHead(reply: FastifyReply, answer: Answer): void {
  reply.hijack();
  // Node does not change the list, but its types ask for a mutable one.
  reply.raw.writeHead(answer.status, answer.headers as string[]);
}
