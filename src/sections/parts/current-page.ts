import { createContext, use } from 'react';
import type { Area } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { pages } from '#site/pages.ts';

/** The page that is rendered; undefined on error pages, which have no entry. */
export const CurrentPage = createContext<PageId | undefined>(undefined);

/** The area of the current page, whose colors its drawings use. */
export function usePageArea(): Area {
  const page = use(CurrentPage);
  return page ? pages[page].area : 'company';
}
