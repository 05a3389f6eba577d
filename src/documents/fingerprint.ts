import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { documents } from '#content/documents.ts';
import { renderPrintedDocument } from './document.tsx';
import { plans } from './plans.ts';

/**
 * Tells whether a document was made from what the records say today. Of the text and the markup, not of the PDF: that
 * would need a browser, and bears the day it was made.
 */
export function fingerprint(record: (typeof documents)[number]): string {
  const styleSheets = [...globSync('src/documents/styles/*.css').sort(), 'src/generated/colors.css'];
  const styles = styleSheets
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    // Where the other sheets and the class names are is not what a document looks like.
    .replace(/^@(import|source) .*$/gm, '');
  const markup = renderPrintedDocument({ record, plan: plans[record.file], styles });
  return createHash('sha256').update(markup).digest('hex').slice(0, 32);
}
