import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, PAGES, writeFixtureSite } from './fixture-site.ts';
import { createTestApp, SECURITY_HEADERS } from './test-app.ts';

let fixture: FixtureSite;
let app: FastifyInstance;

beforeAll(async () => {
  fixture = await writeFixtureSite();
  ({ app } = await createTestApp(fixture.directory, {
    redirects: [
      { from: '/who-we-are', to: '/about' },
      { from: '/Team.html', to: '/about#leadership' },
      { from: '/shop', to: '/products?from=shop' },
      { from: '/blog', to: 'https://blog.example.com/' },
      { from: '/old product', to: '/products' },
      { from: '/retired', gone: true },
      { from: '/media/retired.pdf', gone: true },
      { from: '/products', to: '/about' },
    ],
  }));
});
afterAll(async () => {
  await app.close();
  await fixture.remove();
});

const get = (url: string, method: InjectOptions['method'] = 'GET') => app.inject({ method, url });

describe('an old URL', () => {
  it.each([
    ['/who-we-are', '/about'],
    ['/who-we-are/', '/about'],
    ['/who-we-are.html', '/about'],
    ['/Who-We-Are', '/about'],
    ['/who-we-are?utm_source=mail&x=%20', '/about?utm_source=mail&x=%20'],
    ['/team', '/about#leadership'],
    ['/team?x=1', '/about?x=1#leadership'],
    ['/shop?x=1', '/products?from=shop'],
    ['/blog', 'https://blog.example.com/'],
    ['/old%20product', '/products'],
  ])('redirects permanently from %s to %s', async (url, location) => {
    for (const method of ['GET', 'HEAD', 'POST'] as const) {
      const response = await get(url, method);
      expect(response.statusCode).toBe(308);
      expect(response.headers).toMatchObject({
        ...SECURITY_HEADERS,
        location,
        'cache-control': 'public, max-age=3600',
      });
    }
  });

  it('of a removed page or file responds 410, with a page or a line of text', async () => {
    const response = await get('/retired/?x=1');
    expect([response.statusCode, response.body]).toEqual([410, PAGES.gone]);
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
    });
    expect((await get('/retired', 'HEAD')).body).toBe('');
    const file = await get('/media/retired.pdf');
    expect([file.statusCode, file.body]).toEqual([410, 'It was here once, and is gone\n']);
  });

  it('does not shadow existing pages or match unlisted paths', async () => {
    expect((await get('/products')).statusCode).toBe(200);
    expect((await get('/who-we-are/nope')).statusCode).toBe(404);
    expect((await get('/who-we-are%2F')).statusCode).toBe(404);
  });
});

describe('security.txt', () => {
  it('is served as text, while other hidden files respond 404', async () => {
    const response = await get('/.well-known/security.txt');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(response.body).toContain('Contact: mailto:');
    expect((await get('/.well-known/.secret')).statusCode).toBe(404);
  });
});
