import { afterEach, describe, expect, it, vi } from 'vitest';
import { getQueryFn } from './query-client.ts';
import { request } from './request.ts';

function answer(status: number, body: string, statusText = '') {
  const fetched = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(body, { status, statusText }),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe('the request helper', () => {
  it('sends a JSON content type only with a body, and cookies always', async () => {
    const fetched = answer(200, '{}');
    await request('GET', '/api/health');
    await request('POST', '/api/email/contact', { name: 'Dana' });
    expect(fetched.mock.calls[0]?.[1]).toEqual({
      method: 'GET',
      headers: {},
      body: undefined,
      credentials: 'include',
    });
    expect(fetched.mock.calls[1]?.[1]).toEqual({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"Dana"}',
      credentials: 'include',
    });
  });

  it('throws the status with the body, or with the status text if there is none', async () => {
    answer(503, 'Down for repair');
    await expect(request('GET', '/x')).rejects.toThrow('503: Down for repair');
    answer(404, '', 'Not Found');
    await expect(request('GET', '/x')).rejects.toThrow('404: Not Found');
  });
});

describe('the query client', () => {
  // biome-ignore lint/suspicious/noExplicitAny: only the key is read
  const context = { queryKey: ['/api/health'] } as any;

  it('gets the first element of the key as JSON', async () => {
    const fetched = answer(200, '{"status":"ok"}');
    expect(await getQueryFn({ on401: 'throw' })(context)).toEqual({ status: 'ok' });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/health');
  });

  it('throws on 401 or returns null, as asked', async () => {
    answer(401, 'Who are you?');
    await expect(getQueryFn({ on401: 'throw' })(context)).rejects.toThrow('401: Who are you?');
    expect(await getQueryFn({ on401: 'returnNull' })(context)).toBeNull();
  });
});
