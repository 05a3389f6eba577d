import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, writeFixtureSite } from './fixture-site.ts';
import { createTestApp, SECURITY_HEADERS } from './test-app.ts';

let fixture: FixtureSite;
let app: FastifyInstance;
let log: string[];

beforeAll(async () => {
  fixture = await writeFixtureSite();
  ({ app, log } = await createTestApp(fixture.directory, { trustedProxies: ['10.0.0.0/8'] }));
  app.post('/api/echo', (request) => ({ success: true, body: request.body }));
  app.get('/api/broken', () => {
    throw new Error('secret of the database');
  });
  app.get('/api/whoami', (request) => ({ ip: request.ip }));
});
afterAll(async () => {
  await app.close();
  await fixture.remove();
});

const post = (payload: string, contentType = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': contentType } });

describe('the API', () => {
  it('responds 200 to a health check', async () => {
    const response = await app.inject('/api/health');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: 'ok' });
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
    expect((await app.inject({ method: 'HEAD', url: '/api/health' })).statusCode).toBe(200);
  });

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'responds 404 to %s on unknown paths',
    async (method) => {
      for (const url of ['/api', '/api/', '/api/nope', '/api/nope?x=1', '/api/health/']) {
        // Unknown paths respond 404 whatever the body and its type.
        const response = await app.inject({ method, url, headers: { 'content-type': 'x/y' }, payload: '{' });
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ success: false, error: 'Not found' });
        expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
      }
    },
  );

  it('responds 405 with an Allow header to unsupported methods', async () => {
    const health = await app.inject({
      method: 'POST',
      url: '/api/health?x',
      payload: '{',
      headers: { 'content-type': 'x/y' },
    });
    expect(health.statusCode).toBe(405);
    expect(health.headers).toMatchObject({ ...SECURITY_HEADERS, allow: 'GET, HEAD' });
    expect(health.json()).toEqual({ success: false, error: 'Method not allowed' });
    const echo = await app.inject('/api/echo');
    expect(echo.statusCode).toBe(405);
    expect(echo.headers.allow).toBe('POST');
  });

  it('accepts a JSON body', async () => {
    expect((await post('{"a":1}')).json()).toEqual({ success: true, body: { a: 1 } });
  });

  it.each([
    ['malformed JSON', '{"a":', 'application/json', 400],
    ['an empty body', '', 'application/json', 400],
    ['a __proto__ key', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['a body over the size limit', JSON.stringify('x'.repeat(70_000)), 'application/json', 413],
    ['text/plain, which a form on another site can send', '{}', 'text/plain', 415],
    ['an unknown content type', '{}', 'x/y', 415],
  ])('rejects %s', async (_case, payload, contentType, status) => {
    const response = await post(payload, contentType);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, error: expect.any(String) });
    expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    expect(response.body).not.toMatch(/FST_|position|content-length/i);
  });

  it('logs the cause of an unexpected error with the request id and hides it from the client', async () => {
    const response = await app.inject('/api/broken');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      success: false,
      error: 'Something went wrong on our side. Please try again.',
    });
    expect(response.headers).toMatchObject(SECURITY_HEADERS);
    const entry = JSON.parse(log.find((line) => line.includes('secret of the database'))!);
    expect(entry).toMatchObject({ msg: 'request failed', reqId: expect.stringMatching(/^[\da-f-]{36}$/) });
  });
});

describe('the server behind a proxy', () => {
  const requestVia = (remoteAddress: string, url: string) =>
    app.inject({
      url,
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    });

  it('reads the client address from X-Forwarded-For only if the proxy is trusted', async () => {
    expect((await requestVia('10.1.2.3', '/api/whoami')).json()).toEqual({ ip: '203.0.113.7' });
    expect((await requestVia('192.0.2.1', '/api/whoami')).json()).toEqual({ ip: '192.0.2.1' });
  });

  it.each(['/about', '/about/', '/nope', '/nope.js', '/api/health', '/api/nope', '/api/broken', '/%zz'])(
    'sends HSTS on %s only if a trusted proxy reports https',
    async (url) => {
      const trusted = await requestVia('10.1.2.3', url);
      expect(trusted.headers['strict-transport-security']).toBe('max-age=63072000');
      expect(trusted.headers['content-security-policy']).toContain('upgrade-insecure-requests');
      const other = await requestVia('192.0.2.1', url);
      expect(other.headers).not.toHaveProperty('strict-transport-security');
      expect(other.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    },
  );
});

it('warns once about an untrusted proxy on a private address and names the setting', async () => {
  const warnings = () => log.filter((line) => line.includes('TRUSTED_PROXIES'));
  const checkHealth = (
    remoteAddress: string,
    headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' },
  ) => app.inject({ url: '/api/health', remoteAddress, headers });
  const before = warnings().length;
  await checkHealth('10.0.0.1');
  await checkHealth('203.0.113.9');
  await checkHealth('172.18.0.1', {});
  expect(warnings().length).toBe(before);
  await checkHealth('::ffff:172.18.0.1');
  await checkHealth('172.18.0.1');
  expect(warnings().slice(before)).toEqual([expect.stringContaining('set TRUSTED_PROXIES=172.18.0.1')]);
});
