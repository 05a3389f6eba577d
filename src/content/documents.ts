import type { PageId } from '#generated/page-id.ts';

/** A document to download. It holds what its page has no room for, set for paper. */
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

export const documents = [
  { file: 'flexpod-brochure.pdf', page: 'flexpod', kind: 'Brochure', version: '2.2', dated: '2026-11-16' },
  {
    file: 'flexutility-documentation.pdf',
    page: 'flexutility',
    kind: 'Documentation',
    version: '2.3',
    dated: '2026-11-17',
  },
  {
    file: 'transport-migration-documentation.pdf',
    page: 'transport-migration',
    kind: 'Documentation',
    version: '2.3',
    dated: '2026-11-17',
  },
  {
    file: 'itech-mobile-specifications.pdf',
    page: 'itech-mobile',
    kind: 'Specifications',
    version: '2.3',
    dated: '2026-11-17',
  },
  {
    file: 'factory-of-the-future-brochure.pdf',
    page: 'factory-of-the-future',
    kind: 'Brochure',
    version: '2.2',
    dated: '2026-11-16',
  },
  {
    file: 'managed-services-methodology-guide.pdf',
    page: 'managed-services',
    kind: 'Methodology guide',
    version: '2.3',
    dated: '2026-11-17',
  },
  {
    file: 'consulting-services-capabilities.pdf',
    page: 'consulting-services',
    kind: 'Capabilities',
    version: '2.2',
    dated: '2026-11-16',
  },
  {
    file: 'on-demand-services-capabilities.pdf',
    page: 'on-demand-services',
    kind: 'Capabilities',
    version: '2.3',
    dated: '2026-11-17',
  },
] as const satisfies readonly DocumentRecord[];

/** A document of the list, by name. */
export type DocumentFile = (typeof documents)[number]['file'];

/** The words that only paper needs. */
export const documentWords = {
  contents: 'In this document',
  next: 'Read next',
  contact: 'Talk to us',
  online: 'The web page of this document:',
  check: 'Check:',
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
