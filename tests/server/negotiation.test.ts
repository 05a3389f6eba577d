import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, LARGE, PAGES, SCRIPT, SMALL_PDF, writeFixtureSite } from './fixture-site.ts';
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

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const etagOf = async (url: string, encoding = 'identity') =>
  String((await get(url, { 'accept-encoding': encoding })).headers.etag);

describe('compression', () => {
  it('sends the encoding that the client prefers', async () => {
    const br = await get('/about', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(PAGES.about);

    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0.1, gzip' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT);

    for (const header of [undefined, 'identity;q=1, *;q=0']) {
      const plain = await get('/about', header === undefined ? {} : { 'accept-encoding': header });
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect(plain.headers.vary).toBe('Accept-Encoding');
      expect(plain.body).toBe(PAGES.about);
    }
  });

  it('sends files without a compressed variant unencoded', async () => {
    const response = await get('/products', { 'accept-encoding': 'br, gzip' });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(response.headers).not.toHaveProperty('vary');
    expect(response.body).toBe(PAGES.products);
  });

  it('responds to HEAD with the length of each encoding and no body', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const full = await get('/about', headers);
      const head = await app.inject({ method: 'HEAD', url: '/about', headers });
      expect(head.statusCode).toBe(200);
      expect(head.body).toBe('');
      expect(head.headers['content-length']).toBe(String(full.rawPayload.length));
      expect(head.headers.etag).toBe(full.headers.etag);
    }
  });
});

describe('revalidation', () => {
  it('uses a strong ETag per encoding, derived from the content', async () => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map((encoding) => etagOf('/about', encoding)));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{10,}"$/);
    expect(await etagOf('/media/sheet.pdf')).toBe(await etagOf('/media/data%20sheet.pdf'));
    expect(await etagOf('/products')).not.toBe(await etagOf('/about'));
  });

  it('responds 304 if the ETag matches the requested encoding', async () => {
    const etag = await etagOf('/about', 'br');
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = { 'accept-encoding': 'br', 'if-none-match': value };
        const response = await app.inject({ method, url: '/about', headers });
        expect(response.statusCode).toBe(304);
        expect(response.body).toBe('');
        expect(response.headers).toMatchObject({
          ...SECURITY_HEADERS,
          etag,
          vary: 'Accept-Encoding',
          'cache-control': 'public, max-age=0, must-revalidate',
        });
        expect(response.headers).not.toHaveProperty('content-length');
      }
    }
  });

  it('responds 200 if the ETag is of another encoding or version', async () => {
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': await etagOf('/about', 'br') };
    expect((await get('/about', headers)).statusCode).toBe(200);
    expect((await get('/about', { 'if-none-match': '"old"' })).statusCode).toBe(200);
  });

  it('responds 404 instead of 304 for an unknown page', async () => {
    expect((await get('/nope', { 'if-none-match': '*' })).statusCode).toBe(404);
  });
});

describe('byte ranges', () => {
  it.each([
    ['/media/clip.mp4', LARGE],
    ['/media/sheet.pdf', SMALL_PDF],
    ['/about', Buffer.from(PAGES.about)],
  ])('are served from %s', async (url, whole) => {
    const size = whole.length;
    const cases = [
      ['bytes=0-3', 0, 3],
      ['bytes=5-10', 5, 10],
      ['bytes=-4', size - 4, size - 1],
      [`bytes=${size - 2}-`, size - 2, size - 1],
      [`bytes=7-${size + 100}`, 7, size - 1],
    ] as const;
    for (const [range, start, end] of cases) {
      const response = await get(url, { range });
      expect(response.statusCode).toBe(206);
      expect(response.rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
      expect(response.headers).toMatchObject({
        ...SECURITY_HEADERS,
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': String(end - start + 1),
        'accept-ranges': 'bytes',
        etag: await etagOf(url),
      });
    }
  });

  it('beyond the end get 416 with the size', async () => {
    const response = await get('/media/sheet.pdf', { range: `bytes=${SMALL_PDF.length}-` });
    expect(response.statusCode).toBe(416);
    expect(response.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'content-range': `bytes */${SMALL_PDF.length}`,
      'content-length': '0',
    });
  });

  it('are ignored if If-Range does not match', async () => {
    const range = 'bytes=0-3';
    const same = await get('/media/sheet.pdf', { range, 'if-range': await etagOf('/media/sheet.pdf') });
    expect(same.statusCode).toBe(206);
    for (const value of ['"old"', 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      const other = await get('/media/sheet.pdf', { range, 'if-range': value });
      expect(other.statusCode).toBe(200);
      expect(other.rawPayload.equals(SMALL_PDF)).toBe(true);
    }
  });

  it('are ignored for multiple or malformed ranges, HEAD and compressed responses', async () => {
    expect((await get('/media/sheet.pdf', { range: 'bytes=0-1,4-5' })).statusCode).toBe(200);
    expect((await get('/media/sheet.pdf', { range: 'bytes=x' })).statusCode).toBe(200);
    const head = await app.inject({
      method: 'HEAD',
      url: '/media/sheet.pdf',
      headers: { range: 'bytes=0-1' },
    });
    expect(head.statusCode).toBe(200);
    const compressed = await get('/about', { range: 'bytes=0-1', 'accept-encoding': 'br' });
    expect(compressed.statusCode).toBe(200);
    expect(compressed.headers).not.toHaveProperty('accept-ranges');
  });
});
