/** Documents with texts that depend on settings: every encoding is filled in and gets its own ETag. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtText, type ServedPlace } from '#content/served-texts.ts';
import { tagSources } from '#server/http/headers.ts';
import { fillOf, fillSite, PlaceMissingError } from '#server/http/served-texts.ts';
import { loadSite } from '#server/http/site-files.ts';
import { parseConfig } from '#server/settings/config.ts';
import { createTestApp } from './test-app.ts';

const CONFIG = parseConfig({
  TAG_URL: 'https://stats.example/js/script.js',
  TAG_KIND: 'plausible',
  TAG_SITE_ID: 'www.example.com',
});
const placed = (place: ServedPlace) => `<p data-place="${place}">${builtText(place)}</p>`;
const DOCUMENT = `<!doctype html><dialog id="cookie-settings">${placed('drawer-lead')}${placed('drawer-analytical')}${placed('drawer-marketing')}</dialog>${'<p>Lorem ipsum</p>'.repeat(50)}`;

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
  const site = await fillSite(await loadSite(directory), fillOf(CONFIG)!);
  ({ app: tagged } = await createTestApp(null, { site, tagSources: tagSources(CONFIG.tag!) }));
});
afterAll(async () => {
  await Promise.all([plain.close(), tagged.close()]);
  await rm(directory, { recursive: true, force: true });
});

const get = (app: FastifyInstance, url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding } });

describe('a site filled in from the settings', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ] as const)(
    'names the analytics tag in %s documents, with the right length and a new ETag',
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

  it('keeps a document as built if none of its texts depend on the changed settings', async () => {
    const built = await loadSite(directory);
    const site = await fillSite(built, fillOf(parseConfig({ RETAIN_CONTACT_DAYS: '730' }))!);
    const fileAt = ({ files }: typeof site) => files.find(({ urlPath }) => urlPath === '/about');
    expect(fileAt(site)).toBe(fileAt(built));
  });

  it('allows the host of the tag in the CSP and leaves other files unchanged', async () => {
    const { body, headers } = await get(tagged, '/robots.txt', 'br');
    expect(body).toBe('User-agent: *\n');
    expect(headers['content-security-policy']).toContain("script-src 'self' https://stats.example;");
  });

  it('throws if a document lacks a required place for a text', async () => {
    await writeFile(join(directory, 'privacy-policy.html'), DOCUMENT);
    const site = await loadSite(directory);
    await expect(fillSite(site, fillOf(CONFIG)!)).rejects.toThrow(PlaceMissingError);
    await rm(join(directory, 'privacy-policy.html'));
  });
});
