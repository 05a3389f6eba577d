import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { DocumentRecord } from '#content/documents.ts';
import { renderPrintedDocument } from './document.tsx';

/**
 * Shows whether a committed PDF is up to date. A hash of its markup and styles, not of the PDF, which would need a browser and
 * contains its creation date.
 */
export function fingerprint(record: DocumentRecord): string {
  const styleSheets = [...globSync('src/documents/styles/*.css').sort(), 'src/generated/colors.css'];
  const styles = styleSheets
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    // Comments and import paths do not affect the output.
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^@(import|source) .*$/gm, '');
  const markup = renderPrintedDocument({ record, styles });
  return createHash('sha256').update(markup).digest('hex').slice(0, 32);
}
