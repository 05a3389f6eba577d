import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';

import type { Socket } from 'node:net';

import { type SecurityHeaders, toHeaderObject } from './headers.ts';
import type { FastPath } from './site-responder.ts';

/** What has to arrive of a body within each stretch of time for its connection to be kept. */
interface Pace {
  readonly windowMs: number;
  readonly leastBytes: number;
}

/** Four kilobytes a second, over a minute: less than any line that people still use, and long enough for a tunnel. */
export const LEAST_PACE: Pace = { windowMs: 60_000, leastBytes: 256 * 1024 };

/** What still comes after the answer is taken for so long: a client that is cut off at once never reads it. */
const WINDOWS_AFTER_ANSWER = 2;

/**
 * Calls back when the body of a request stands still, or hardly moves. A total time would not do: it would end a large
 * resume on a slow line along with those who dribble bytes to hold a connection.
 */
function watchPace(
  request: IncomingMessage,
  response: ServerResponse,
  { windowMs, leastBytes }: Pace,
  onTooSlow: () => void,
): void {
  // A short body comes along with its head, and then there is nothing to watch.
  if (hasBody(request)) setImmediate(() => request.complete || watchBody());

  function watchBody(): void {
    const { socket } = request;
    let before = socket.bytesRead;
    let windowsAfterAnswer = 0;
    const timer = setInterval(() => {
      if (request.complete) {
        clearInterval(timer);
        return;
      }
      if (response.writableEnded) windowsAfterAnswer += 1;
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (arrived >= leastBytes && windowsAfterAnswer < WINDOWS_AFTER_ANSWER) return;
      clearInterval(timer);
      onTooSlow();
    }, windowMs).unref();
    request.once('close', () => clearInterval(timer));
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Longer than the 60 seconds after which common proxies drop an idle connection, so that they are the ones to do it. */
const KEEP_ALIVE_MS = 72_000;

/** A head is small. */
const HEADERS_TIMEOUT_MS = 60_000;

/** The largest resume at the least pace that is accepted fits; this ends what never ends at a better one. */
const REQUEST_TIMEOUT_MS = 45 * 60_000;

interface HttpServerOptions {
  /** Answers the plain cases; null when all requests take the ordinary way. */
  readonly fastPath: FastPath | null;
  /** Takes reports of visits; null where there are none. */
  readonly beacon?: Beacon | null;
  readonly ordinary: RequestListener;
  readonly security: SecurityHeaders;
  readonly pace?: Pace;
}

export function createHttpServer(options: HttpServerOptions): Server {
  const { fastPath, beacon = null, ordinary, security, pace = LEAST_PACE } = options;
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // A GET has no body to wait for. Sparing the stream events of one is worth a quarter of the requests per second.
      optimizeEmptyRequests: true,
      // Node would refuse such a request without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      watchPace(request, response, pace, () => endTooSlow(request, response));
      if (!hasRightHost(request)) refuse(response, 400);
      else if (!fastPath?.(request, response) && !beacon?.(request, response)) ordinary(request, response);
    },
  );
  const refuse = (response: ServerResponse, status: number): void => {
    const { reason, headers } = refusal(security, status);
    response.writeHead(status, headers).end(reason);
  };
  const endTooSlow = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    if (response.headersSent) socket.destroy();
    else server.emit('clientError', Object.assign(new Error(), { code: REQUEST_TIMEOUT }), socket);
  };
  return server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417));
}

/**
 * One host, or none from those who speak HTTP/1.0. Node takes the first of two, a proxy in front may take the second, and
 * the two would then disagree about whose request it is.
 */
function hasRightHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Node's own code for it, so that what we end goes the way of what Node ends. */
const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const CLIENT_ERROR_STATUS: Readonly<Record<string, number>> = {
  [REQUEST_TIMEOUT]: 408,
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
    const { reason, headers } = refusal(security, status);
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head.join('')}\r\n${reason}`);
    // Whoever stands still will not close the connection either.
    if (status === 408) socket.destroySoon();
  };
}

/** For those who do not keep to the protocol: the reason in a line, and the end of the connection. */
function refusal(security: SecurityHeaders, status: number) {
  const reason = STATUS_CODES[status]!;
  const headers: Record<string, string> = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(reason.length),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...toHeaderObject(security.flat({ secure: false })),
  };
  return { reason, headers };
}

/** Takes the request and returns true, or leaves it untouched and returns false. */
export type Beacon = (request: IncomingMessage, response: ServerResponse) => boolean;
