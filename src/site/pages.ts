import type { PageId } from '#content/page-id.ts';
import type { PageEntry } from './page-entry.ts';
import { companyPages } from './registry/company.ts';
import { productPages } from './registry/products.ts';
import { servicePages } from './registry/services.ts';
import { solutionPages } from './registry/solutions.ts';

/** The one list of pages. Whatever needs to know which pages exist derives from it. */
export const pages: Readonly<Record<PageId, PageEntry>> = {
  ...companyPages,
  ...solutionPages,
  ...servicePages,
  ...productPages,
};

export const pageIds = Object.keys(pages) as PageId[];

const idByPath = new Map(pageIds.map((id) => [pages[id].path, id]));

/** The page at exactly this path, or undefined: any other path is the not-found page. */
export function pageIdAt(path: string): PageId | undefined {
  return idByPath.get(path);
}

export function menuTitle(id: PageId): string {
  return pages[id].menuTitle ?? pages[id].title;
}

/** From the top of the site down to the page itself. */
export function breadcrumb(id: PageId): PageId[] {
  const { parent } = pages[id];
  return parent ? [...breadcrumb(parent), id] : [id];
}
