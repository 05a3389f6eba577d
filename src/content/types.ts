import type { PageId } from '#generated/page-id.ts';

/** Where a link leads: a page of the site (optionally to an anchor, or with values for its form), or elsewhere. */
export type Target =
  | {
      readonly page: PageId;
      readonly anchor?: string;
      readonly query?: Readonly<Record<string, string>>;
    }
  | { readonly anchor: string }
  | { readonly url: string }
  | { readonly file: string };

export interface LinkRecord {
  readonly label: string;
  readonly to: Target;
}

/** A figure and what it counts. `unit` is set smaller than the number. */
export interface StatRecord {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
}
