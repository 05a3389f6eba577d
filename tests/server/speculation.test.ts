/** The Speculation-Rules header of documents, on a site that has speculation rules. */
import { writeFile } from 'node:fs/promises';
import { Agent, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, writeFixtureSite } from './fixture-site.ts';
import { request } from './http-client.ts';
import { createTestApp, SECURITY_HEADERS } from './test-app.ts';

const RULES = '{"prefetch":[]}';
const HEADER = 'speculation-rules';
let fixture: FixtureSite;
let app: FastifyInstance;
let port: number;
/** Keep-alive requests take the fast path, others the ordinary path. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const PATHS: Readonly<Record<string, RequestOptions>> = {
  fast: { agent },
  ordinary: { headers: { connection: 'close' } },
};

beforeAll(async () => {
  fixture = await writeFixtureSite();
  await writeFile(join(fixture.directory, 'speculation-rules.json'), RULES);
  ({ app } = await createTestApp(fixture.directory));
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
  await fixture.remove();
});

describe.each(Object.entries(PATHS))('speculation rules on the %s path', (_path, options) => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    request(port, path, { ...options, method, headers: { ...(options.headers as object), ...headers } });

  it.each(['br', 'gzip', 'identity'])(
    'are linked in the header of pages with encoding %s',
    async (encoding) => {
      for (const path of ['/', '/about', '/products', '/about?x=1']) {
        const reply = await get(path, { 'accept-encoding': encoding });
        expect(reply.status).toBe(200);
        expect(reply.headers[HEADER]).toBe('"/speculation-rules.json"');
      }
      expect((await get('/about', {}, 'HEAD')).headers[HEADER]).toBe('"/speculation-rules.json"');
    },
  );

  it.each(['/assets/app-1a2b.js', '/media/sheet.pdf', '/robots.txt', '/nope', '/about/', '/api/health'])(
    'are not linked in the header of %s',
    async (path) => {
      expect((await get(path)).headers).not.toHaveProperty(HEADER);
    },
  );

  it('are not linked in the header of a 304 response', async () => {
    const { etag } = (await get('/products')).headers;
    const reply = await get('/products', { 'if-none-match': String(etag) });
    expect(reply.status).toBe(304);
    expect(reply.headers).not.toHaveProperty(HEADER);
  });

  it('are served with the content type that browsers require', async () => {
    const reply = await get('/speculation-rules.json');
    expect(reply.status).toBe(200);
    expect(String(reply.body)).toBe(RULES);
    expect(reply.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
  });
});

it('a site without speculation rules sends no header', async () => {
  const without = await writeFixtureSite();
  const { app: other } = await createTestApp(without.directory);
  const reply = await other.inject('/about');
  expect(reply.headers).not.toHaveProperty(HEADER);
  await other.close();
  await without.remove();
});
