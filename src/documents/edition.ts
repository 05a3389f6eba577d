import { legalName } from '#content/company.ts';
import { type DocumentRecord, documentWords } from '#content/documents.ts';
import { filled } from '#content/filled.ts';

/** Version, date and copyright of a document, as text. */
export function editionOf({ version, dated }: Pick<DocumentRecord, 'version' | 'dated'>) {
  const day = new Date(`${dated}T00:00:00Z`);
  const date = day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    edition: filled(documentWords.edition, { version, date }),
    copyright: filled(documentWords.copyright, { year: day.getUTCFullYear(), name: legalName }),
  };
}
