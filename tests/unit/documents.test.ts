import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { company } from '#content/company.ts';
import { renderPrintedDocument } from '#documents/document.tsx';
import { fingerprint } from '#documents/fingerprint.ts';
import { documents, plans } from '#generated/documents.ts';
import { sections } from '#generated/page-sections.ts';
import { pageCount } from '../../scripts/lib/pdf-information.ts';

const folder = 'public/media';
const manifest: Record<string, string> = JSON.parse(readFileSync('src/documents/made-from.json', 'utf8'));

describe('downloadable documents', () => {
  it.each(documents)('$file is up to date with its text', (record) => {
    expect(manifest[record.file], 'Text or layout have changed: run npm run documents').toBe(
      fingerprint(record),
    );
  });

  it.each(documents)('$file is a tagged PDF of reasonable size', ({ file }) => {
    const path = join(folder, file);
    const text = readFileSync(path, 'latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en-US)');
    expect(text).toContain('/Type /Outlines');
    // The limit is per page, as manuals are longer than leaflets.
    expect(statSync(path).size / pageCount(readFileSync(path))).toBeLessThan(50 * 1024);
  });

  it.each(documents)('$file has its version, date and copyright', (record) => {
    const day = new Date(`${record.dated}T12:00:00Z`);
    const month = day.toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' });
    const edition = `Version ${record.version}, ${month} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
    const copyright = `© ${day.getUTCFullYear()} ${company.name}`;
    const markup = renderPrintedDocument({ record, styles: '' });
    const [cover = '', ...sheets] = markup.split('class="doc-sheet');
    expect(cover.slice(cover.indexOf('<body'))).toContain(edition);
    expect(sheets.at(-1)).toContain(edition);
    expect(sheets.at(-1)).toContain(copyright);
    // In the footer of every page.
    expect(cover.slice(0, cover.indexOf('</style>'))).toContain(`${edition}. ${copyright}`);
  });

  it('all exist, and each is linked from a page', () => {
    const existing = globSync(`${folder}/*.pdf`).map((path) => basename(path));
    const listed = documents.map(({ file }) => file);
    expect(new Set(existing)).toEqual(new Set(listed));
    expect(new Set(filesIn(sections))).toEqual(new Set(listed));
    expect(Object.keys(manifest)).toEqual(listed);
  });
});

it('the guide of Managed Services computes the fees that the page states', () => {
  const blocks = plans['managed-services-methodology-guide.pdf']?.sheets
    .flat()
    .flatMap((section) => ('blocks' in section ? section.blocks : []));
  const rows = blocks?.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];
  const [, , smallest, sample] = rows.find(([label]) => label === 'Fee') ?? [];
  const page = JSON.stringify(sections['managed-services']);
  expect(page).toContain(`From ${smallest} a month at Bronze`);
  expect(page).toContain(`cost ${sample}`);
});

/** The documents that a value of the content links to. */

function filesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'to' in value && isFileTarget(value.to) ? [value.to.file] : [];
  return [...own, ...Object.values(value).flatMap(filesIn)];
}

function isFileTarget(target: unknown): target is { readonly file: string } {
  return typeof target === 'object' && target !== null && 'file' in target && typeof target.file === 'string';
}
