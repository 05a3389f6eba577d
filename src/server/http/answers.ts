import type { FlatHeaders, SecurityHeaders } from './security-headers.ts';

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

export interface TextAnswerOptions {
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
