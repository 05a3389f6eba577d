/**
 * Makes the PDF documents from content/documents: src/documents lays them out, Chromium prints them.
 *
 *   node scripts/documents.ts            the ones whose records or layout have changed
 *   node scripts/documents.ts --all      all of them
 *   node scripts/documents.ts flexpod    those whose names begin with "flexpod", even if up to date
 *   node scripts/documents.ts --check    only lists which are out of date
 *
 * Writes public/media/*.pdf, and src/documents/made-from.json with the fingerprints for the checks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { company } from '../src/content/company.ts';
import { documents } from '../src/generated/documents.ts';
import { pages } from '../src/site/pages.ts';
import { withBrowser } from './art-browser.ts';
import { documentFonts } from './lib/document-fonts.ts';
import { inlineMedia } from './lib/media/inline-media.ts';
import { pageCount, withInformation } from './lib/pdf-information.ts';
import { outdatedCheck, outdatedDocuments, sourceOf } from './lib/rendered-problems.ts';

const folder = 'public/media';
const manifestFile = 'src/documents/made-from.json';
const everything = process.argv.includes('--all');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const manifest: Record<string, string> = JSON.parse(readFileSync(manifestFile, 'utf8'));
const vite = await createServer({
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, ws: false, watch: null },
});
try {
  if (process.argv.includes('--check')) await checkDocuments(vite);
  else await makeDocuments(vite);
} finally {
  await vite.close();
}

async function checkDocuments(vite: ViteDevServer): Promise<void> {
  const problems = await outdatedDocuments(vite);
  if (problems.length === 0) return;
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

/** Needs Vite for JSX, drawings as text, and Tailwind. */
async function makeDocuments(vite: ViteDevServer): Promise<void> {
  const load = <Module>(path: string) => vite.ssrLoadModule(`/src/documents/${path}`) as Promise<Module>;
  const { fingerprint } = await load<typeof import('../src/documents/fingerprint.ts')>('fingerprint.ts');
  const { sheetCount } = await load<typeof import('../src/documents/plan.ts')>('plan.ts');
  const { renderPrintedDocument, titleOf } =
    await load<typeof import('../src/documents/document.tsx')>('document.tsx');
  const { editionOf } = await load<typeof import('../src/documents/edition.ts')>('edition.ts');

  const isOutdated = await outdatedCheck(vite);
  const stale = documents.filter((record) =>
    names.length > 0 ? names.some((name) => record.file.startsWith(name)) : everything || isOutdated(record),
  );
  if (stale.length === 0) {
    console.log('All documents are up to date.');
    return;
  }
  const styleSheet = await load<{ readonly default: string }>('styles/print.css?inline');
  const styles = `${await documentFonts()}
${styleSheet.default}`;

  await withBrowser(async (browser) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const record of stale) {
      const pdf = await print(page, await inlineMedia(renderPrintedDocument({ record, styles })));
      const count = pageCount(pdf);
      if (count !== sheetCount(record)) {
        throw new Error(
          `${record.file} has ${count} pages and was planned with ${sheetCount(record)}: a page has more on it than ` +
            `fits. ${await tooLongSheets(page)} Shorten it, or start a new page with --- in ${sourceOf(record)}.`,
        );
      }
      const { description, keywords } = pages[record.page];
      const subject = `${description} ${editionOf(record).edition}.`;
      const information = { title: titleOf(record), author: company.name, subject, keywords };
      const finished = withInformation(pdf, information);
      writeFileSync(join(folder, record.file), finished);
      manifest[record.file] = fingerprint(record);
      console.log(`${record.file}: ${count} pages, ${Math.round(finished.length / 1024)} KB`);
    }
  });
  const kept = Object.fromEntries(documents.map(({ file }) => [file, manifest[file]]));
  writeFileSync(manifestFile, `${JSON.stringify(kept, null, 2)}\n`);
}

async function print(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  await page.evaluate(async () => {
    // Only margin boxes (the page numbers) use some of the fonts, and printing does not wait for those.
    await Promise.all([...document.fonts].map((face) => face.load()));
    // With aria-hidden children, an image would lose its alternative text in the PDF.
    for (const part of document.querySelectorAll('[role="img"] > [aria-hidden]')) {
      part.removeAttribute('aria-hidden');
    }
  });
  return page.pdf({ tagged: true, outline: true, preferCSSPageSize: true, printBackground: true });
}

/** Which sheets do not fit the page minus its margins (src/documents/styles/paper.css), and by how much. */
async function tooLongSheets(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 7 * 96, height: 11 * 96 });
  const sheets = await page.locator('.doc-sheet').evaluateAll((elements) =>
    elements.map((element) => ({
      title: element.querySelector('h2')?.textContent ?? '',
      height: element.getBoundingClientRect().height,
    })),
  );
  const room = (11 - 1.45) * 96;
  return sheets
    .filter(({ height }) => height > room)
    .map(({ title, height }) => `"${title}" is ${Math.ceil((height - room) * 0.75)} pt too long.`)
    .join(' ');
}
