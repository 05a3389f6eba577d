/** Checks of the build output, without a browser. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PageId } from '#generated/page-id.ts';
import { headOf } from '#site/head.ts';
import { pageIds, pages } from '#site/pages.ts';
import { documentTitle } from '#site/title.ts';
import { deadLinks } from '../../scripts/lib/dead-links.ts';

const siteDir = 'dist/site';
const kilobyte = 1024;
/** Transfer sizes. budgets.spec.ts covers resources that load later. */
const budgets = { script: 10 * kilobyte, all: 80 * kilobyte };

interface BuiltDocument {
  readonly file: string;
  /** Undefined for the 404 and 410 pages. */
  readonly id?: PageId;
  readonly html: string;
}

const read = (file: string) => readFileSync(join(siteDir, file), 'utf8');
const pageDocuments = pageIds.map((id) => {
  const file = id === 'home' ? 'index.html' : `${pages[id].path.slice(1)}.html`;
  return { id, file, html: read(file) };
});
const documents: readonly BuiltDocument[] = [
  ...pageDocuments,
  ...['404.html', '410.html'].map((file) => ({ file, html: read(file) })),
];

test('the build has one document per page of the registry, plus 404.html and 410.html', () => {
  const built = globSync('**/*.html', { cwd: siteDir }).sort();
  expect(built).toEqual(documents.map((document) => document.file).sort());
});

test('documents have no inline scripts, event handlers, style attributes or style elements', () => {
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

test('no internal link or asset reference is broken', () => {
  expect(deadLinks(siteDir)).toEqual([]);
});

test('each document has the title, canonical URL and og:url of its page', () => {
  for (const { id, file, html } of pageDocuments) {
    const { canonical } = headOf(id);
    expect(textsOf(html, 'title'), file).toEqual([documentTitle(id)]);
    expect(html, file).toContain(`<link rel="canonical" href="${canonical}">`);
    expect(html, file).toContain(`<meta property="og:url" content="${canonical}">`);
  }
});

test('each page is readable without script: it has its h1, and no section is hidden', () => {
  for (const { id, file, html } of pageDocuments) {
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(textsOf(main, 'h1'), file).toEqual([pages[id].heading]);
    // This class hides content, so only script may add it.
    expect(main, file).not.toMatch(/class="[^"]*\bwaiting\b/);
    // The later stages of the home page's hero may be hidden, as their text is repeated further down.
    const hidden = [...main.matchAll(/<(?:section|div|article)\b[^>]*\s(?:hidden|inert)=""[^>]*>/g)];
    expect(
      hidden.filter(([tag]) => !tag.includes('hero-slide')).map(([tag]) => tag),
      file,
    ).toEqual([]);
  }
});

test('each document with its styles, script, font and images stays within the size budget', () => {
  for (const { file, html } of documents) {
    const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
    const linked = [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*\shref="([^"]+)"/g)];
    const images = [...html.matchAll(/<img\b(?![^>]*\sloading="lazy")[^>]*\ssrc="([^"]+)"/g)];
    const assets = [...linked, ...images].map(([, address = '']) => address);
    expect(scripts, file).toHaveLength(1);
    expect(sizeOf(scripts), `script of ${file}`).toBeLessThanOrEqual(budgets.script);
    // The owner's media have no budget.
    const budgeted = assets.filter((address) => !address.startsWith('/assets/media/'));
    expect(sizeOf([`/${file}`, ...scripts, ...budgeted]), file).toBeLessThanOrEqual(budgets.all);
  }
});

/** The size over the wire: that of the Brotli file if there is one. */
function sizeOf(addresses: readonly string[]): number {
  return addresses
    .map((address) => join(siteDir, address))
    .map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);
}

/** The text of all elements with this name. */
function textsOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) =>
      inner
        .replace(/<[^>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"'),
  );
}
