import type { PageId } from '#generated/page-id.ts';

/** A document to download, with details that its page has no room for. The list is generated from content/documents. */
export interface DocumentRecord {
  /** Its file name in public/media, as used in `{ file }` targets. */
  readonly file: string;
  readonly page: PageId;
  /** The type of document, which follows the title of the page: "FlexPod, brochure". */
  readonly kind: string;
  /** Increase it with the date whenever the text changes: readers compare it with that of their copy. */
  readonly version: string;
  /** The day of this version: year-month-day. Its year is that of the copyright. */
  readonly dated: string;
}
