import { createContext, use } from 'react';
import type { Area } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { pages } from '#site/pages.ts';

/** The page that a section stands on; undefined on error pages, which have no entry. */
export const PageShown = createContext<PageId | undefined>(undefined);

/** The area of that page, whose colors its drawings have. */
export function usePageArea(): Area {
  const page = use(PageShown);
  return page ? pages[page].area : 'company';
}
