import { company } from '#content/company.ts';
import type { PageId } from '#generated/page-id.ts';
import { pages } from './pages.ts';

/** The document title of the home page, and the end of every other one. */
export const siteTitle = `${company.name} ${company.tagline}`;

export const notFoundTitle = 'Page Not Found';

export function documentTitle(id: PageId | undefined): string {
  if (id === 'home') return siteTitle;
  return `${id ? pages[id].title : notFoundTitle} | ${siteTitle}`;
}

export function absoluteUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
