import { company } from '#content/company.ts';
import type { PageId } from '#generated/page-id.ts';
import { siteUrl } from '#generated/site-url.ts';
import { pages } from './pages.ts';

/** The document title of the home page, and the end of every other one. */
export const siteTitle = `${company.name} ${company.tagline}`;

const notFoundTitle = 'Page Not Found';

export function documentTitle(id: PageId | undefined): string {
  if (id === 'home') return siteTitle;
  return `${id ? pages[id].title : notFoundTitle} | ${siteTitle}`;
}

/** For pages, at the address that the build was made for. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}

/** For documents to download: they are printed once, for the company's own address. */
export function printedUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
