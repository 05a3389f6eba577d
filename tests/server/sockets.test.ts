import { writeFile } from 'node:fs/promises';
import { Agent, get as httpGet, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, LARGE, PAGES, writeFixtureSite } from './fixture-site.ts';
import { exchange, request } from './http-client.ts';
import { createTestApp, SECURITY_HEADERS } from './test-app.ts';

let fixture: FixtureSite;
let app: FastifyInstance;
let log: string[];
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  fixture = await writeFixtureSite();
  ({ app, log } = await createTestApp(fixture.directory, { trustedProxies: ['127.0.0.1'] }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
  await fixture.remove();
});

describe('the fast path', () => {
  // A target in absolute form bypasses the fast path, which makes the two comparable on one server.
  const compare = async (path: string, headers: Record<string, string>) => {
    const fast = await request(port, path, { agent, headers });
    const ordinary = await request(port, `http://127.0.0.1:${port}${path}`, { agent, headers });
    const { date, ...fastHeaders } = fast.headers;
    const { date: _, ...ordinaryHeaders } = ordinary.headers;
    expect(fastHeaders).toEqual(ordinaryHeaders);
    expect(fast.status).toBe(ordinary.status);
    expect(fast.body.equals(ordinary.body)).toBe(true);
    expect(fastHeaders).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=72' });
    expect(Math.abs(Date.parse(String(date)) - Date.now())).toBeLessThan(60_000);
    return fast;
  };

  it.each(['br', 'gzip', 'identity'])('responds exactly like the ordinary path (%s)', async (encoding) => {
    const reply = await compare('/about?x=1', { 'accept-encoding': encoding });
    expect(reply.status).toBe(200);
    const headers = { 'accept-encoding': encoding, 'if-none-match': String(reply.headers.etag) };
    expect(await compare('/about', headers)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(await compare('/about', { ...headers, 'if-none-match': '"old"' })).toMatchObject({ status: 200 });
  });

  it('serves an empty file', async () => {
    expect(await compare('/assets/empty.css', {})).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  it('sends HSTS only if a trusted proxy reports https', async () => {
    const reply = await compare('/about', { 'x-forwarded-proto': 'https' });
    expect(reply.headers['strict-transport-security']).toBe('max-age=63072000');
    const plain = await compare('/about', {});
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });

  it('keeps the order of pipelined requests on both paths', async () => {
    const requestText = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const all = `${requestText('/about') + requestText('/media/sheet.pdf', 'Range: bytes=9-12\r\n') + requestText('/products')}${requestText('/api/health')}`;
    const reply = await exchange(port, all + requestText('/', 'Connection: close\r\n'));
    expect(reply.split(/(?=HTTP\/1\.1 )/).map((part) => part.split('\r\n\r\n')[1])).toEqual([
      PAGES.about,
      '0123',
      PAGES.products,
      '{"status":"ok"}',
      PAGES.home,
    ]);
  });
});

describe('raw request paths', () => {
  it.each([
    ['//about', '/about'],
    ['/products//mdslite', '/products/mdslite'],
    ['///', '/'],
    ['http://any.example/about/?x', '/about?x'],
  ])('are normalized by a redirect from %s to %s', async (path, location) => {
    expect(await request(port, path)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each(['//evil.example/', '//evil.example/about', '/\\evil.example/', '//evil.example/%2e%2e'])(
    'do not redirect to another site: %s',
    async (path) => {
      const { status, headers } = await request(port, path);
      expect(status).toBe(404);
      expect(headers).not.toHaveProperty('location');
    },
  );

  it.each([
    '/../../../etc/passwd',
    '/assets/../../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..\\..\\etc\\passwd',
    '/about%00.html',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%ed%a0%80',
    '/./about',
    `/${'a'.repeat(8000)}`,
    `/${'%61'.repeat(2000)}`,
  ])('respond 400 or 404: %s', async (path) => {
    const { status, headers } = await request(port, path);
    expect([400, 404]).toContain(status);
    expect(headers).toMatchObject(SECURITY_HEADERS);
  });

  it('may be in absolute form, for the API and for pages', async () => {
    expect(await request(port, 'http://any.example/api/health')).toMatchObject({ status: 200 });
    expect(await request(port, 'http://any.example/about', { agent })).toMatchObject({ status: 200 });
  });

  it.each(['PROPFIND', 'TRACE', 'OPTIONS'])('respond 405 to %s on a page', async (method) => {
    expect(await request(port, '/about', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect(await request(port, '/api/nope', { method })).toMatchObject({ status: 404 });
  });
});

describe('large files', () => {
  it('are streamed in full and by range over one connection', async () => {
    const whole = await request(port, '/media/clip.mp4', { agent });
    expect(whole.status).toBe(200);
    expect(whole.body.equals(LARGE)).toBe(true);
    const start = 1_000_001;
    const part = await request(port, '/media/clip.mp4', { agent, headers: { range: `bytes=${start}-` } });
    expect(part.status).toBe(206);
    expect(part.body.equals(LARGE.subarray(start))).toBe(true);
    const head = await request(port, '/media/clip.mp4', { agent, method: 'HEAD' });
    expect(head.headers['content-length']).toBe(String(LARGE.length));
    expect(head.body).toHaveLength(0);
  });

  it('log nothing when the client aborts the download', async () => {
    const before = log.length;
    const incoming = await new Promise<IncomingMessage>((resolve) => {
      httpGet({ host: '127.0.0.1', port, path: '/media/clip.mp4' }, resolve);
    });
    const countConnections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    const connections = await countConnections();
    incoming.destroy();
    await expect.poll(countConnections).toBeLessThan(connections);
    expect(log).toHaveLength(before);
  });

  it('respond 500 if they changed on disk after startup', async () => {
    const other = await writeFixtureSite();
    const { app: broken, log: brokenLog } = await createTestApp(other.directory);
    await writeFile(join(other.directory, 'media/clip.mp4'), 'short');
    const reply = await broken.inject('/media/clip.mp4');
    expect(reply.statusCode).toBe(500);
    expect(reply.headers).toMatchObject({ ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' });
    expect(reply.body).toBe('Something went wrong on our side. Please try again.\n');
    expect(brokenLog.join('')).toContain('changed since the server started');
    await other.remove();
    expect((await broken.inject('/media/clip.mp4')).statusCode).toBe(500);
    await broken.close();
  });
});

describe('a malformed HTTP request', () => {
  it.each([
    [400, 'NONSENSE\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('is rejected with status %i and the security headers', async (status, bytes) => {
    const reply = await exchange(port, bytes);
    expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(reply).toContain("\r\nContent-Security-Policy: default-src 'none';");
    expect(reply).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
  });
});
