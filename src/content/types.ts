import type { PageId } from '#generated/page-id.ts';

/** The target of a link: a page of the site (optionally with an anchor, or query values that preset its form), or elsewhere. */
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

/** A figure with its label. `unit` is set smaller than the number. */
export interface StatRecord {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
}
