import { requestWords } from '#content/desk/states.ts';

/** An answer that is not what was asked for. Its message can be shown as it is. */
export class RequestError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown = null) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Hears `over` whenever an answer says that nobody is signed in any more. */
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

async function ask<Data>(path: string, options: RequestInit): Promise<Data> {
  const response = await fetch(path, { credentials: 'same-origin', ...options }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new RequestError(0, requestWords.noConnection);
  });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as Data;
  if (response.status === 401) session.dispatchEvent(new Event('over'));
  throw new RequestError(response.status, sentenceIn(body) ?? requestWords.failed, body);
}

function sentenceIn(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  return typeof body.error === 'string' ? body.error : null;
}
