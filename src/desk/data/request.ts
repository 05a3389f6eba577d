import { QueryClient } from '@tanstack/react-query';
import { requestTexts } from '#content/desk/states.ts';
import { ACTIVITY_HEADER } from '#contract/desk/sign-in.ts';

/** A failed request. The message can be shown to the person. */
export class RequestError extends Error {
  /** 0 without a complete response. */
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown = null) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Whether a person used this window since the last request. Opening the window counts. */
let wasUsed = true;

/** Ignores events dispatched by a script. */
export function noteActivity({ isTrusted }: Pick<Event, 'isTrusted'>): void {
  if (isTrusted) wasUsed = true;
}

/** Dispatches `over` when a response says that the session has ended. */
export const session = new EventTarget();

export function getJson<Data>(path: string, signal?: AbortSignal): Promise<Data> {
  return ask<Data>(path, signal ? { signal } : {});
}

export function postJson<Data>(path: string, body: object = {}): Promise<Data> {
  return ask<Data>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function getBytes(path: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return read(path, { signal }, (response) => response.arrayBuffer());
}

/** A body that is not JSON does not come from the desk, but from a proxy or a captive portal. */
function ask<Data>(path: string, options: RequestInit): Promise<Data> {
  return read(path, options, async (response) => {
    const text = await response.text();
    return JSON.parse(text === '' ? 'null' : text);
  });
}

/** Without a complete response, nobody knows whether a POST took effect. */
async function read<Data>(
  path: string,
  options: RequestInit,
  take: (response: Response) => Promise<Data>,
): Promise<Data> {
  const headers = new Headers(options.headers);
  const reportsUse = wasUsed;
  wasUsed = false;
  if (reportsUse) headers.set(ACTIVITY_HEADER, '1');
  const lost = options.method === 'POST' ? requestTexts.noAnswer : requestTexts.noConnection;
  const orLost = (error: unknown): never => {
    // The report may not have arrived, so the next request repeats it.
    wasUsed ||= reportsUse;
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new RequestError(0, lost);
  };
  const response = await fetch(path, { credentials: 'same-origin', ...options, headers }).catch(orLost);
  if (response.ok) return take(response).catch(orLost);
  const body: unknown = await response.json().catch(() => null);
  if (response.status === 401) session.dispatchEvent(new Event('over'));
  throw new RequestError(response.status, sentenceIn(body) ?? requestTexts.failed, body);
}

/** The server's sentence for the person, in the body of a failed request. */
export function sentenceIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  return typeof body.error === 'string' ? body.error : null;
}

/** Live events invalidate the cache (use-live.ts). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 60_000,
      refetchOnWindowFocus: true,
      retry: (count, error) => count < 2 && isWorthAnotherTry(error),
      retryDelay: (count) => 500 * 2 ** count,
    },
    mutations: { retry: false },
  },
});

function isWorthAnotherTry(error: Error): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status >= 500);
}
