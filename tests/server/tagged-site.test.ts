/** A site whose documents were given a tag at the start: every form of them has it, and caches notice. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tag } from '#contract/tag.ts';
import { loadSite } from '#server/http/site-files.ts';
import { tagSources } from '#server/http/tag-sources.ts';
import { TagPlaceMissingError, tagSite } from '#server/http/tagged-documents.ts';
import { createTestApp } from './test-app.ts';

const TAG: Tag = { kind: 'plausible', url: 'https://stats.example/js/script.js', siteId: 'www.example.com' };
const DOCUMENT =
  '<!doctype html><dialog id="cookie-settings"><p data-place="drawer-analytical">Counts</p>' +
  `<p data-place="drawer-marketing">Nothing</p></dialog>${'<p>Lorem ipsum</p>'.repeat(50)}`;

let directory: string;
let plain: FastifyInstance;
let tagged: FastifyInstance;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of ['index.html', 'about.html', '404.html']) {
    await writeFile(join(directory, name), DOCUMENT);
    await writeFile(join(directory, `${name}.br`), brotliCompressSync(DOCUMENT));
    await writeFile(join(directory, `${name}.gz`), gzipSync(DOCUMENT));
  }
  await writeFile(join(directory, 'robots.txt'), 'User-agent: *\n');
  ({ app: plain } = await createTestApp(directory));
  const site = await tagSite(await loadSite(directory), TAG);
  ({ app: tagged } = await createTestApp(null, { site, tagSources: tagSources(TAG) }));
});
afterAll(async () => {
  await Promise.all([plain.close(), tagged.close()]);
  await rm(directory, { recursive: true, force: true });
});

const get = (app: FastifyInstance, url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('a site with a tag', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)(
    'names it in its documents as %s, with a length and a validator of their own',
    async (encoding, unpack) => {
      for (const url of ['/', '/about', '/not-there']) {
        const reply = await get(tagged, url, encoding);
        const html = unpack(reply.rawPayload).toString();
        expect(html, url).toContain('data-tag="plausible" data-tag-url="https://stats.example/js/script.js"');
        expect(html, url).toContain('Plausible at stats.example');
        expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
      }
      const before = (await get(plain, '/about', encoding)).headers.etag;
      expect((await get(tagged, '/about', encoding)).headers.etag).not.toBe(before);
    },
  );

  it('allows its host, and leaves other files as they are', async () => {
    const { body, headers } = await get(tagged, '/robots.txt', 'br');
    expect(body).toBe('User-agent: *\n');
    expect(headers['content-security-policy']).toContain("script-src 'self' https://stats.example;");
  });

  it('does not start with documents that cannot say so', async () => {
    await writeFile(join(directory, 'privacy-policy.html'), DOCUMENT);
    await expect(tagSite(await loadSite(directory), TAG)).rejects.toThrow(TagPlaceMissingError);
    await rm(join(directory, 'privacy-policy.html'));
  });
});
