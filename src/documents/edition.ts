import { legalName, locale } from '#content/company.ts';
import type { DocumentRecord } from '#content/documents.ts';
import { filled } from '#content/filled.ts';
import { documentTexts } from '#generated/texts/site.ts';

/** Version, date and copyright of a document, as text. */
export function editionOf({ version, dated }: Pick<DocumentRecord, 'version' | 'dated'>) {
  const day = new Date(`${dated}T00:00:00Z`);
  const date = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    edition: filled(documentTexts.edition, { version, date }),
    copyright: filled(documentTexts.copyright, { year: day.getUTCFullYear(), name: legalName }),
  };
}
