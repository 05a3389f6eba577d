import type { DocumentPlan } from '#content/document-plan.ts';
import type { DocumentRecord } from '#content/documents.ts';
import { plans } from '#generated/documents.ts';

export function planOf({ file }: Pick<DocumentRecord, 'file'>): DocumentPlan {
  const plan = plans[file];
  if (!plan) throw new Error(`${file} has no text in content/documents.`);
  return plan;
}

/** The number of printed pages, including the cover and the last page. */
export function sheetCount(record: DocumentRecord): number {
  return planOf(record).sheets.length + 2;
}

/** The cover is page 1. */
export const firstSheetNumber = 2;

/** Anchor of a section. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
