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
