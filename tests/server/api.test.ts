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
  it('tells that it is alive', async () => {
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
    'knows no other path: %s',
    async (method) => {
      for (const url of ['/api', '/api/', '/api/nope', '/api/nope?x=1', '/api/health/']) {
        // Neither the body nor its type may matter where there is nothing to send it to.
        const response = await app.inject({ method, url, headers: { 'content-type': 'x/y' }, payload: '{' });
        expect(response.statusCode).toBe(404);
        expect(response.json()).toEqual({ success: false, error: 'Not found' });
        expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
      }
    },
  );

  it('names the methods of a path that has others', async () => {
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

  it('takes JSON', async () => {
    expect((await post('{"a":1}')).json()).toEqual({ success: true, body: { a: 1 } });
  });

  it.each([
    ['malformed JSON', '{"a":', 'application/json', 400],
    ['no JSON at all', '', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['too much', JSON.stringify('x'.repeat(70_000)), 'application/json', 413],
    ['text, which a foreign form can send', '{}', 'text/plain', 415],
    ['a type that is none', '{}', 'x/y', 415],
  ])('refuses %s as JSON', async (_case, payload, contentType, status) => {
    const response = await post(payload, contentType);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, error: expect.any(String) });
    expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    expect(response.body).not.toMatch(/FST_|position|content-length/i);
  });

  it('keeps the reason of an unexpected error to its log, with the id of the request', async () => {
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

describe('behind a proxy', () => {
  const through = (remoteAddress: string, url: string) =>
    app.inject({
      url,
      remoteAddress,
      headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' },
    });

  it('takes the client address from a trusted one only', async () => {
    expect((await through('10.1.2.3', '/api/whoami')).json()).toEqual({ ip: '203.0.113.7' });
    expect((await through('192.0.2.1', '/api/whoami')).json()).toEqual({ ip: '192.0.2.1' });
  });

  it.each(['/about', '/about/', '/nope', '/nope.js', '/api/health', '/api/nope', '/api/broken', '/%zz'])(
    'demands TLS on %s where a trusted one speaks it',
    async (url) => {
      const trusted = await through('10.1.2.3', url);
      expect(trusted.headers['strict-transport-security']).toBe('max-age=63072000');
      expect(trusted.headers['content-security-policy']).toContain('upgrade-insecure-requests');
      const other = await through('192.0.2.1', url);
      expect(other.headers).not.toHaveProperty('strict-transport-security');
      expect(other.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    },
  );
});

it('warns once of a proxy nearby that is not trusted, and says what to set', async () => {
  const warnings = () => log.filter((line) => line.includes('TRUSTED_PROXIES'));
  const ask = (
    remoteAddress: string,
    headers: Record<string, string> = { 'x-forwarded-for': '203.0.113.7' },
  ) => app.inject({ url: '/api/health', remoteAddress, headers });
  const before = warnings().length;
  await ask('10.0.0.1');
  await ask('203.0.113.9');
  await ask('172.18.0.1', {});
  expect(warnings().length).toBe(before);
  await ask('::ffff:172.18.0.1');
  await ask('172.18.0.1');
  expect(warnings().slice(before)).toEqual([expect.stringContaining('set TRUSTED_PROXIES=172.18.0.1')]);
});
