import type { PageId } from '#generated/page-id.ts';
import type { MediaPicture } from './media-picture.ts';

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

/** The opening of a page. The heading itself stands in the page registry. */
export interface HeroRecord {
  readonly lead: string;
  readonly actions: readonly LinkRecord[];
  /** In place of the page's drawing. */
  readonly picture?: MediaPicture;
}

/** The last word of a page, before the footer. */
export interface CallToActionRecord {
  readonly title: string;
  readonly text: string;
  readonly actions: readonly LinkRecord[];
  /** In place of the drawing beside it. */
  readonly picture?: MediaPicture;
}

/** A figure and what it counts. `unit` is set smaller than the number. */
export interface StatRecord {
  readonly value: string;
  readonly unit?: string;
  readonly label: string;
}
