import { renderToStaticMarkup } from 'react-dom/server';
import type { PageId } from '#generated/page-id.ts';
import { sections } from '#generated/page-sections.ts';
import { goneTexts } from '#generated/texts/site.ts';
import { headOf } from '#site/head.ts';
import { pageIds, pages } from '#site/pages.ts';
import { structuredData } from '#site/structured-data.ts';
import { siteTitle } from '#site/title.ts';
import { type DocumentAssets, renderDocument } from './document.ts';
import { ErrorPage } from './error-page.tsx';
import { Frame } from './frame.tsx';
import { Sections } from './sections.tsx';

/** A page of the registry, the 404 page, or the 410 page for paths of removed pages. */
export type PageKey = PageId | 'not-found' | 'gone';

export const pageKeys: readonly PageKey[] = [...pageIds, 'not-found', 'gone'];

const goneHead = { title: `${goneTexts.heading} | ${siteTitle}`, description: goneTexts.text };

/** The file of a page in the built site. */
export function fileOf(key: PageKey): string {
  if (key === 'not-found') return '404.html';
  if (key === 'gone') return '410.html';
  return key === 'home' ? 'index.html' : `${pages[key].path.slice(1)}.html`;
}

/** `marks`: ids of the sections, for the preview of the desk. */
export function renderPage(key: PageKey, assets: DocumentAssets, marks: readonly string[] = []): string {
  const id = key === 'not-found' || key === 'gone' ? undefined : key;
  const head = key === 'gone' ? { ...headOf(undefined), ...goneHead } : headOf(id);
  const body = renderToStaticMarkup(
    <Frame page={id} assets={assets}>
      {id ? (
        <Sections of={sections[id] ?? []} marks={marks} />
      ) : (
        <ErrorPage status={key === 'gone' ? 410 : 404} />
      )}
    </Frame>,
  );
  return renderDocument({ head, structuredData: structuredData(id), body, assets });
}
