import type { ReactNode } from 'react';
import type { CallToActionRecord } from '#content/types.ts';
import type { PageId } from '#generated/page-id.ts';

/** A heading, an optional note under it, and the content. */
export interface DocumentSection {
  readonly title: string;
  readonly note?: string;
  readonly body: ReactNode;
}

/** One printed page. Sections are assigned to pages by hand, so that none is split and no page ends half empty. */
export type Sheet = readonly DocumentSection[];

/** The content of one document. Everything else is shared by all of them. */
export interface DocumentPlan {
  /** Under the title on the cover. */
  readonly lead: string;
  /** The pages between the cover and the last one. */
  readonly sheets: readonly Sheet[];
  readonly callToAction: CallToActionRecord;
  readonly next: readonly PageId[];
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
