import type { PageId } from '#content/page-id.ts';

/** Part of the site a page belongs to; sets its colours. */
export type Area = 'company' | 'solutions' | 'services' | 'products' | 'ai';

/** Header dropdown and mobile group a page is listed in. */
export type NavigationGroup = 'solutions' | 'services' | 'products';

export interface PageEntry {
  readonly path: string;
  /** Names the page in tabs, breadcrumbs, menus and search. */
  readonly title: string;
  /** The h1. */
  readonly heading: string;
  readonly area: Area;
  readonly group?: NavigationGroup;
  /** The page above this one in the breadcrumb. */
  readonly parent?: PageId;
  /** One line under the title in menus and index lists. */
  readonly tagline: string;
  /** Shorter title for menus, where the full one does not fit. */
  readonly menuTitle?: string;
}

/** How a page is found. Apart from its entry, because only the build and the search need it, not every visitor. */
export interface Findability {
  /** For search engines and link previews. */
  readonly description: string;
  /** What people type when they look for this page: synonyms, abbreviations, product names. */
  readonly keywords: readonly string[];
}
