import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSitePages } from './site-pages.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-pages-'));
  await mkdir(join(folder, 'products'));
  const write = (name: string, title: string) =>
    writeFile(join(folder, name), `<!doctype html><head><title>${title}</title>${' '.repeat(5000)}`);
  await write('index.html', 'The Company');
  await write('iot.html', 'IoT &amp; Big Data | The Company');
  await write('products/one.html', 'One');
  await write('404.html', 'Not found');
  await writeFile(join(folder, 'robots.txt'), '<title>none</title>');
  await writeFile(join(folder, 'bare.html'), '<p>A page without a title');
});
afterAll(() => rm(folder, { recursive: true }));

it('readSitePages maps the paths of the built pages to their titles', async () => {
  expect([...(await readSitePages(folder))]).toEqual([
    ['/bare', '/bare'],
    ['/', 'Home'],
    ['/iot', 'IoT & Big Data'],
    ['/products/one', 'One'],
  ]);
});

it('readSitePages returns no pages for a site that is not built', async () => {
  expect((await readSitePages(join(folder, 'nowhere'))).size).toBe(0);
});
