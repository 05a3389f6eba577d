import type { ComponentType } from 'react';
import type { PageId } from '#content/page-id.ts';
import { pageIdAt } from '#site/pages.ts';

/** What the app can show: a page of the registry, or the answer to every other path. */
export type PageKey = PageId | 'not-found';

export function pageKeyAt(path: string): PageKey {
  return pageIdAt(path) ?? 'not-found';
}

/** Where the app takes the code of a page from: at once where it is at hand, otherwise as a promise. */
export type PageSource = (key: PageKey) => ComponentType | Promise<ComponentType>;
