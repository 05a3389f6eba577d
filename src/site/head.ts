import type { PageId } from '#generated/page-id.ts';
import { notFoundTexts } from '#generated/texts/site.ts';
import { cardOf } from './drawings.ts';
import { pages } from './pages.ts';
import { absoluteUrl, documentTitle } from './title.ts';

export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Undefined for the not-found page. */
  readonly canonical?: string;
  readonly socialImage?: string;
}

export function headOf(id: PageId | undefined): PageHead {
  const title = documentTitle(id);
  if (!id) {
    return { title, description: notFoundTexts.description };
  }
  return {
    title,
    description: pages[id].description,
    canonical: absoluteUrl(pages[id].path),
    socialImage: absoluteUrl(`/social/${cardOf(id)}.png`),
  };
}
