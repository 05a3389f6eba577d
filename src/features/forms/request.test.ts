import { afterEach, describe, expect, it, vi } from 'vitest';
import { getQueryFn } from './query-client.ts';
import { request } from './request.ts';

function stubResponse(status: number, body: string, statusText = '') {
  const fetchMock = vi.fn(
    async (_path: string, _init: RequestInit) => new Response(body, { status, statusText }),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => vi.unstubAllGlobals());

describe('the request helper', () => {
  it('sends a JSON content type only with a body, and cookies always', async () => {
    const fetchMock = stubResponse(200, '{}');
    await request('GET', '/api/health');
    await request('POST', '/api/email/contact', { name: 'Dana' });
    expect(fetchMock.mock.calls[0]?.[1]).toEqual({
      method: 'GET',
      headers: {},
      body: undefined,
      credentials: 'include',
    });
    expect(fetchMock.mock.calls[1]?.[1]).toEqual({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"Dana"}',
      credentials: 'include',
    });
  });

  it('throws the status with the body, or with the status text if the body is empty', async () => {
    stubResponse(503, 'Down for repair');
    await expect(request('GET', '/x')).rejects.toThrow('503: Down for repair');
    stubResponse(404, '', 'Not Found');
    await expect(request('GET', '/x')).rejects.toThrow('404: Not Found');
  });
});

describe('the query client', () => {
  // biome-ignore lint/suspicious/noExplicitAny: only the key is read
  const context = { queryKey: ['/api/health'] } as any;

  it('fetches the first element of the key as JSON', async () => {
    const fetchMock = stubResponse(200, '{"status":"ok"}');
    expect(await getQueryFn({ on401: 'throw' })(context)).toEqual({ status: 'ok' });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/health');
  });

  it('throws on 401 or returns null, depending on its options', async () => {
    stubResponse(401, 'Who are you?');
    await expect(getQueryFn({ on401: 'throw' })(context)).rejects.toThrow('401: Who are you?');
    expect(await getQueryFn({ on401: 'returnNull' })(context)).toBeNull();
  });
});
