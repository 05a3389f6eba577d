import { filled } from '#content/filled.ts';
import { documentFacts } from '#generated/document-facts.ts';
import { downloadTexts } from '#generated/texts/site.ts';

/** "PDF, 8 pages, 240 KB". Only the format if the document has not been printed yet. */
export function downloadFacts(file: string): string {
  const { format, facts } = downloadTexts;
  const known = documentFacts[file];
  if (!known) return format;
  return filled(facts, { format, pages: known.pages, size: Math.round(known.bytes / 1024) });
}
