import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PageId } from '#generated/page-id.ts';
import { deadLinks } from '../../scripts/lib/dead-links.ts';
import { siteUrl } from '../../src/generated/site-url.ts';
import { pageIds, pages } from '../../src/site/pages.ts';
import { siteTitle } from '../../src/site/title.ts';

const siteDir = 'dist/site';
const fileOf = (id: PageId) => (id === 'home' ? 'index.html' : `${pages[id].path.slice(1)}.html`);
const documents = [...pageIds.map(fileOf), '404.html', '410.html'].map((file) => ({
  file,
  html: readFileSync(join(siteDir, file), 'utf8'),
}));
test('there is a document for each page of the registry and no other', () => {
  const built = globSync('**/*.html', { cwd: siteDir }).sort();
  expect(built).toEqual(documents.map((document) => document.file).sort());
});

test('no document holds an inline script, an event handler or a style attribute', () => {
  for (const { file, html } of documents) {
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
    for (const [, attributes = '', text = ''] of scripts) {
      if (attributes.includes('application/ld+json')) JSON.parse(text);
      else expect(text, file).toBe('');
    }
    const tags = html.replace(/<script\b[\s\S]*?<\/script>/g, '').match(/<[a-z][^>]*>/g) ?? [];
    expect(
      tags.filter((tag) => /\s(style|on[a-z]+)\s*=/.test(tag)),
      file,
    ).toEqual([]);
    expect(html, file).not.toContain('<style');
    expect(html, file).not.toContain('modulepreload');
  }
});

test('every link and every asset inside the site leads to something that is there', () => {
  expect(deadLinks(siteDir)).toEqual([]);
});

test('each document has its own head', () => {
  const titles = new Set<string>();
  for (const id of pageIds) {
    const html = readFileSync(join(siteDir, fileOf(id)), 'utf8');
    const canonical = `${siteUrl}${pages[id].path}`;
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html).toContain(`<meta property="og:url" content="${canonical}">`);
    expect(html).toMatch(/<meta name="description" content="[^"]{70,200}">/);
    titles.add(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
    const types = [...html.matchAll(/"@type":"(Organization|BreadcrumbList)"/g)].map((match) => match[1]);
    expect(types, id).toEqual(id === 'home' ? ['Organization'] : ['Organization', 'BreadcrumbList']);
  }
  expect(titles.size).toBe(pageIds.length);
  expect(readFileSync(join(siteDir, 'index.html'), 'utf8')).toContain(`<title>${siteTitle}</title>`);
});

test('sitemap and robots name the pages', () => {
  const sitemap = readFileSync(join(siteDir, 'sitemap.xml'), 'utf8');
  expect(sitemap.match(/<loc>/g)).toHaveLength(pageIds.length);
  for (const id of pageIds) expect(sitemap).toContain(`<loc>${siteUrl}${pages[id].path}</loc>`);
  expect(readFileSync(join(siteDir, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});
