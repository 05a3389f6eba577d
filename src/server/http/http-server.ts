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

/** Minimum throughput of a request body: fewer bytes within a window end the connection. */
interface Pace {
  readonly windowMs: number;
  readonly minBytes: number;
}

/** Four kilobytes a second over a minute: slower than any line still in use, and long enough for a train in a tunnel. */
export const MIN_PACE: Pace = { windowMs: 60_000, minBytes: 256 * 1024 };

/** The rest of a body is read for this long after the response: a client that is cut off at once never reads it. */
const WINDOWS_AFTER_RESPONSE = 2;

/**
 * Calls back when the body of a request stalls or trickles. A total timeout would not do: it would end a large resume on a
 * slow line along with slowloris attacks.
 */
function watchPace(
  request: IncomingMessage,
  response: ServerResponse,
  { windowMs, minBytes }: Pace,
  onTooSlow: () => void,
): void {
  // A short body arrives with its headers, and then there is nothing to watch.
  if (hasBody(request)) setImmediate(() => request.complete || watchBody());

  function watchBody(): void {
    const { socket } = request;
    let before = socket.bytesRead;
    let windowsAfterResponse = 0;
    const timer = setInterval(() => {
      if (request.complete) {
        clearInterval(timer);
        return;
      }
      if (response.writableEnded) windowsAfterResponse += 1;
      const arrived = socket.bytesRead - before;
      before = socket.bytesRead;
      if (arrived >= minBytes && windowsAfterResponse < WINDOWS_AFTER_RESPONSE) return;
      clearInterval(timer);
      onTooSlow();
    }, windowMs).unref();
    request.once('close', () => clearInterval(timer));
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Longer than the idle timeout of common proxies (60 seconds), so that the proxy closes first and no request is lost. */
const KEEP_ALIVE_MS = 72_000;

const HEADERS_TIMEOUT_MS = 60_000;

/** The largest resume at the minimum pace fits; this ends endless bodies at a better pace. */
const REQUEST_TIMEOUT_MS = 45 * 60_000;

interface HttpServerOptions {
  /** Null when all requests go through Fastify. */
  readonly fastPath: FastPath | null;
  /** Receives visit reports; null where there are none. */
  readonly beacon?: Beacon | null;
  /** Fastify's listener. */
  readonly ordinary: RequestListener;
  readonly security: SecurityHeaders;
  readonly pace?: Pace;
}

export function createHttpServer(options: HttpServerOptions): Server {
  const { fastPath, beacon = null, ordinary, security, pace = MIN_PACE } = options;
  const server = createServer(
    {
      keepAliveTimeout: KEEP_ALIVE_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // A GET has no body. Skipping its stream events adds a quarter to the requests per second.
      optimizeEmptyRequests: true,
      // Node's own refusal would lack our security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      watchPace(request, response, pace, () => endTooSlow(request, response));
      if (!hasValidHost(request)) refuse(response, 400);
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
 * Exactly one Host header, or none in HTTP/1.0. Of two, Node takes the first and a proxy in front may take the second, and
 * they would disagree about the target.
 */
function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Node's own code, so that `createClientErrorHandler` treats our timeouts like Node's. */
const REQUEST_TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT';

const CLIENT_ERROR_STATUS: Readonly<Record<string, number>> = {
  [REQUEST_TIMEOUT]: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** For malformed HTTP, where there is no request, only the socket. */
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
    // A stalled client would not close the connection either.
    if (status === 408) socket.destroySoon();
  };
}

/** For protocol errors: the reason phrase as the body, and the connection closes. */
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

/** Handles the request and returns true, or leaves it untouched and returns false. */
export type Beacon = (request: IncomingMessage, response: ServerResponse) => boolean;
