import type { PageId } from '#generated/page-id.ts';

/** A document to download. It says what its page says, set for paper. */
export interface DocumentRecord {
  /** Its name in the public folder `media`, as `{ file }` targets spell it. */
  readonly file: string;
  readonly page: PageId;
  /** What it is, beside the title of the page: "FlexPod, brochure". */
  readonly kind: string;
}

export const documents = [
  { file: 'flexpod-brochure.pdf', page: 'flexpod', kind: 'Brochure' },
  { file: 'flexutility-documentation.pdf', page: 'flexutility', kind: 'Documentation' },
  { file: 'transport-migration-documentation.pdf', page: 'transport-migration', kind: 'Documentation' },
  { file: 'itech-mobile-specifications.pdf', page: 'itech-mobile', kind: 'Specifications' },
  { file: 'factory-of-the-future-brochure.pdf', page: 'factory-of-the-future', kind: 'Brochure' },
  { file: 'managed-services-methodology-guide.pdf', page: 'managed-services', kind: 'Methodology guide' },
  { file: 'consulting-services-capabilities.pdf', page: 'consulting-services', kind: 'Capabilities' },
  { file: 'on-demand-services-capabilities.pdf', page: 'on-demand-services', kind: 'Capabilities' },
] as const satisfies readonly DocumentRecord[];

/** A document of the list, by name. */
export type DocumentFile = (typeof documents)[number]['file'];

/** The words that only paper needs. */
export const documentWords = {
  contents: 'In this document',
  next: 'Read next',
  contact: 'Talk to us',
  online: 'The page this document belongs to, always current:',
} as const;

/** On the button that downloads one. */
export const downloadWords = {
  format: 'PDF',
  facts: '{format}, {pages} pages, {size} KB',
} as const;
