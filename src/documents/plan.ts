import type { ReactNode } from 'react';
import type { CallToActionRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

/** A heading, the quiet sentence under it, and what it is about. */
export interface DocumentSection {
  readonly title: string;
  readonly note?: string;
  readonly body: ReactNode;
}

/** One sheet of paper. Sections are put on sheets by hand, so that none is cut and no page ends half empty. */
export type Sheet = readonly DocumentSection[];

/** What one document consists of. Everything else is the same in all of them. */
export interface DocumentPlan {
  /** What it is for, under the title of the cover. */
  readonly lead: string;
  /** The pages between the cover and the last one. */
  readonly sheets: readonly Sheet[];
  readonly callToAction: CallToActionRecord;
  readonly next: readonly PageId[];
}

/** Sheets are counted from the cover, which is page 1. */
export const firstSheetNumber = 2;

/** The name a section is linked by inside the document. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
