import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, PAGES, writeFixtureSite } from './fixture-site.ts';
import { createTestApp, SECURITY_HEADERS } from './test-app.ts';

let fixture: FixtureSite;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = await writeFixtureSite();
  ({ app } = await createTestApp(fixture.directory));
});
afterAll(async () => {
  await app.close();
  await fixture.remove();
});

const get = (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
  app.inject({ method, url, headers });
describe('pages', () => {
  it.each([
    ['/', PAGES.home],
    ['/about', PAGES.about],
    ['/about?utm_source=mail', PAGES.about],
    ['/products', PAGES.products],
    ['/products/mdslite', PAGES.mdslite],
  ])('are served at %s', async (url, body) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(body);
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(response.headers).not.toHaveProperty('x-powered-by');
    expect(response.headers).not.toHaveProperty('server');
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/products/mdslite/', '/products/mdslite'],
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['/about.html?next=//evil.example', '/about?next=//evil.example'],
    ['/%61bout', '/about'],
  ])('are redirected permanently from %s to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await get(url, {}, method);
      expect(response.statusCode).toBe(301);
      expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, location });
    }
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('respond 405 to %s', async (method) => {
    // An unsupported body type must not mask the 405.
    const response = await app.inject({
      method,
      url: '/about',
      headers: { 'content-type': 'x/y' },
      payload: 'x',
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, allow: 'GET, HEAD' });
    expect((await get('/about/', {}, method)).statusCode).toBe(405);
    expect((await get('/nope', {}, method)).statusCode).toBe(404);
  });
});

describe('files', () => {
  it.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/empty.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/art/v1/scene.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/media/clip.mp4', 'video/mp4', 'public, max-age=0, must-revalidate'],
    ['/media/data%20sheet.pdf', 'application/pdf', 'public, max-age=0, must-revalidate'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/favicon.ico', 'image/x-icon', 'public, max-age=0, must-revalidate'],
  ])('are served at %s with their type and cache policy', async (url, type, cacheControl) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': type,
      'cache-control': cacheControl,
      'content-length': String(response.rawPayload.length),
    });
  });

  it('allow other sites to embed social cards', async () => {
    const { headers } = await get('/social/card.png');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    '/about.html.br',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js.gz',
    '/.hidden',
    '/.well-known/nope.txt',
    '/assets/.map.js',
    '/assets/nope.js',
    '/nope.php',
  ])('that are hidden or do not exist get a plain-text 404: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(response.body).toBe('Not found\n');
  });
});

describe('unknown paths', () => {
  it.each([
    '/nope',
    '/about/nope',
    '/nope.html',
    '/404',
    '/404.html',
    '/410',
    '/410.html',
    '/.git/config',
    '/products%2Fmdslite',
    '/%00',
    '/about%00',
  ])('respond with the not-found page: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(PAGES.notFound);
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
    });
    expect(response.headers).not.toHaveProperty('etag');
  });

  it('respond with a compressed not-found page, and its length for HEAD', async () => {
    const compressed = await get('/nope', { 'accept-encoding': 'br' });
    expect(compressed.headers['content-encoding']).toBe('br');
    const head = await get('/nope', { 'accept-encoding': 'br' }, 'HEAD');
    expect(head.statusCode).toBe(404);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(String(compressed.rawPayload.length));
  });

  it.each(['/%zz', '/about%', '/%E0%A4%A', '/api/%zz'])(
    'respond 400 if they are malformed: %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(400);
      expect(response.headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
    },
  );
});

describe('the server without a site', () => {
  it('serves only the API', async () => {
    const { app: apiOnly } = await createTestApp(null);
    const page = await apiOnly.inject('/');
    expect(page.statusCode).toBe(404);
    expect(page.headers).toMatchObject(SECURITY_HEADERS);
    expect((await apiOnly.inject('/api/health')).json()).toEqual({ status: 'ok' });
    await apiOnly.close();
  });
});
