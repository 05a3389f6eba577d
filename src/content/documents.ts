import type { PageId } from '#generated/page-id.ts';

/** A document to download. It holds what its page has no room for, set for paper. The list is made from content/documents. */
export interface DocumentRecord {
  /** Its name in the public folder `media`, as `{ file }` targets spell it. */
  readonly file: string;
  readonly page: PageId;
  /** What it is, beside the title of the page: "FlexPod, brochure". */
  readonly kind: string;
  /** Raised with the date when what it says changes: readers compare it with the one they have. */
  readonly version: string;
  /** The day of this version: year-month-day. Its year is that of the copyright. */
  readonly dated: string;
}

/** The words that only paper needs. */
export const documentWords = {
  contents: 'In this document',
  next: 'Read next',
  contact: 'Talk to us',
  online: 'The web page of this document:',
  check: 'Check:',
  /** Where a part of a record leaves a step of a process, and where it comes back. */
  branch: '{leaves}, then {rejoins}',
  raci: 'R does the work, A is accountable for it, C is consulted beforehand, I is informed afterward. A/R: one role is both.',
  edition: 'Version {version}, {date}',
  copyright: '© {year} {name}',
  rights:
    'All rights reserved. Examples show invented companies and figures. What we agree with a client is set out in the contract. SAP, Android and other names are trademarks of their owners; we are independent of them.',
} as const;

/** On the button that downloads one. */
export const downloadWords = {
  format: 'PDF',
  facts: '{format}, {pages} pages, {size} KB',
} as const;
