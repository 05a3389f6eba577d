import type { PageId } from '#generated/page-id.ts';

/** Part of the site a page belongs to; sets its colors. */
export const areas = ['company', 'solutions', 'services', 'products', 'ai'] as const;
export type Area = (typeof areas)[number];

/** Header dropdown and mobile group a page is listed in. */
export const navigationGroups = ['solutions', 'services', 'products'] as const;
export type NavigationGroup = (typeof navigationGroups)[number];

export const tones = ['paper', 'tint', 'field', 'steel', 'deep'] as const;
export const skins = ['drawn', 'built', 'run'] as const;

/** The background of a page's hero, and the skin of its drawing. */
export interface Look {
  readonly tone: (typeof tones)[number];
  readonly skin: (typeof skins)[number];
}

/** The metadata of a page. The only place that has its path. */
export interface PageEntry {
  readonly path: string;
  /** Names the page in tabs, breadcrumbs, menus and search. */
  readonly title: string;
  /** Shorter title for menus, where the full one does not fit. */
  readonly menuTitle?: string;
  /** The h1. */
  readonly heading: string;
  /** One line under the title in menus and index lists. */
  readonly tagline: string;
  readonly area: Area;
  /** Overrides the area's look. */
  readonly look?: Look;
  /** The area whose colors the drawing at the page's end has. Defaults to `area`. */
  readonly closingArea?: Area;
  readonly group?: NavigationGroup;
  /** Position among the pages of its group, or among those without one. */
  readonly place: number;
  /** The page above this one in the breadcrumb. */
  readonly parent?: PageId;
  /** Switches the page off: it is not built, and menus, search, sitemap and links leave it out. */
  readonly off?: boolean;
  /** The day of the last change for search engines, '2026-01-31'. Defaults to the last change of its text in git. */
  readonly updated?: string;
  /** For search engines and link previews. */
  readonly description: string;
  /** What people type when they look for this page: synonyms, abbreviations, product names. */
  readonly keywords: readonly string[];
}
