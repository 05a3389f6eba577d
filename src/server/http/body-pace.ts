import type { IncomingMessage, ServerResponse } from 'node:http';

/** What has to arrive of a body within each stretch of time for its connection to be kept. */
export interface Pace {
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
export function watchPace(
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
