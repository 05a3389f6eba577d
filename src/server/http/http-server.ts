import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastPath } from './fast-path.ts';
import { type SecurityHeaders, toHeaderObject } from './security-headers.ts';

/** Longer than the 60 seconds after which common proxies drop an idle connection, so that they are the ones to do it. */
export const KEEP_ALIVE_SECONDS = 72;

/** A résumé over a slow line must fit; a client that dribbles bytes must not hold a connection for ever. */
const REQUEST_TIMEOUT_MS = 120_000;

export function createHttpServer(fastPath: FastPath | null, ordinary: RequestListener): Server {
  const listener: RequestListener =
    fastPath === null
      ? ordinary
      : (request, response) => {
          if (!fastPath(request, response)) ordinary(request, response);
        };
  return createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // A GET has no body to wait for. Sparing the stream events of one is worth a quarter of the requests per second.
      optimizeEmptyRequests: true,
    },
    listener,
  );
}

const CLIENT_ERROR_STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what is not even HTTP: there is no request then, only the connection. */
export function createClientErrorHandler(security: SecurityHeaders) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = CLIENT_ERROR_STATUS[error.code ?? ''] ?? 400;
    const reason = STATUS_CODES[status]!;
    const headers = Object.entries({
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(reason.length),
      'Cache-Control': 'no-store',
      Connection: 'close',
      ...toHeaderObject(security.flat({ secure: false })),
    });
    const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head}\r\n${reason}`);
  };
}
