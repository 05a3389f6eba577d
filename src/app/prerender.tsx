import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageId } from '#generated/page-id.ts';
import { headOf } from '#site/head.ts';
import { pageIds, pages } from '#site/pages.ts';
import { structuredData } from '#site/structured-data.ts';
import { type DocumentAssets, renderDocument } from './document.ts';
import { Frame } from './frame.tsx';

/** A page of the registry, or the answer to every other path. */
export type PageKey = PageId | 'not-found';

const components = import.meta.glob<ComponentType>('../pages/*/page.tsx', { eager: true, import: 'default' });

export const pageKeys: readonly PageKey[] = [...pageIds, 'not-found'];

/** Where the document of a page stands in the built site. */
export function fileOf(key: PageKey): string {
  if (key === 'not-found') return '404.html';
  return key === 'home' ? 'index.html' : `${pages[key].path.slice(1)}.html`;
}

export function renderPage(key: PageKey, assets: DocumentAssets): string {
  const Page = components[`../pages/${key}/page.tsx`];
  if (!Page)
    throw new Error(`The registry knows the page "${key}", but src/pages/${key}/page.tsx is missing.`);
  const id = key === 'not-found' ? undefined : key;
  const body = renderToStaticMarkup(
    <Frame page={id}>
      <Page />
    </Frame>,
  );
  return renderDocument({ head: headOf(id), structuredData: structuredData(id), body, assets });
}
