import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pageCount } from './pdf-information.ts';

const FILE = 'src/generated/document-facts.ts';

/**
 * Writes down how many pages and bytes each document to download has, from the committed PDFs themselves, so that the
 * button beside it cannot say anything else.
 */
export function writeDocumentFacts(): void {
  const entries = globSync('public/media/*.pdf')
    .sort()
    .map((path) => {
      const pdf = readFileSync(path);
      return `  '${basename(path)}': { pages: ${pageCount(pdf)}, bytes: ${pdf.length} },`;
    });
  const text = `/** Pages and bytes of the documents to download, by file. */
export const documentFacts: Readonly<Record<string, { readonly pages: number; readonly bytes: number }>> = {
${entries.join('\n')}
};
`;
  if (existsSync(FILE) && readFileSync(FILE, 'utf8') === text) return;
  mkdirSync('src/generated', { recursive: true });
  writeFileSync(FILE, text);
}
