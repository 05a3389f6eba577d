import { company } from '#content/company.ts';
import type { PageId } from '#generated/page-id.ts';
import { siteUrl } from '#generated/site-url.ts';
import { notFoundTexts } from '#generated/texts/site.ts';
import { pages } from './pages.ts';

/** The title of the home page, and the suffix of all others. */
export const siteTitle = `${company.name} ${company.tagline}`;

export function documentTitle(id: PageId | undefined): string {
  if (id === 'home') return siteTitle;
  return `${id ? pages[id].title : notFoundTexts.heading} | ${siteTitle}`;
}

/** For pages: under the SITE_URL of the build. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}

/** For the committed PDF documents: always under the domain of the company. */
export function printedUrl(path: string): string {
  return new URL(path, company.siteUrl).href;
}
