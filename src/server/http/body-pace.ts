import type { IncomingMessage, ServerResponse } from 'node:http';

/** Minimum throughput of a request body: fewer bytes within a window end the connection. */
export interface Pace {
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
export function watchPace(
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
