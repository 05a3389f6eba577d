import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { type SceneName, SceneSource } from '#art/scene.tsx';
import { headOf } from '#site/head.ts';
import { pageIds, pages } from '#site/pages.ts';
import { structuredData } from '#site/structured-data.ts';
import { App } from './app.tsx';
import { type DocumentAssets, renderDocument } from './document.ts';
import type { PageKey } from './page-key.ts';

const components = import.meta.glob<ComponentType>('../pages/*.tsx', { eager: true, import: 'default' });
const scenes = import.meta.glob<string>('../art/drawn/scenes/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const pageKeys: readonly PageKey[] = [...pageIds, 'not-found'];

/** Where the document of a page stands in the built site. */
export function fileOf(key: PageKey): string {
  if (key === 'not-found') return '404.html';
  return key === 'home' ? 'index.html' : `${pages[key].path.slice(1)}.html`;
}

export async function renderPage(key: PageKey, assets: DocumentAssets): Promise<string> {
  const id = key === 'not-found' ? undefined : key;
  const { prelude } = await prerender(
    <SceneSource value={sceneMarkup}>
      <App pageSource={pageComponent} path={id ? pages[id].path : '/404'} />
    </SceneSource>,
    {
      // Without this React would move large parts behind inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return renderDocument({
    head: headOf(id),
    structuredData: structuredData(id),
    pageKey: key,
    body: await new Response(prelude).text(),
    assets,
  });
}

function pageComponent(key: PageKey): ComponentType {
  const component = components[`../pages/${key}.tsx`];
  if (!component)
    throw new Error(`The registry knows the page "${key}", but src/pages/${key}.tsx is missing.`);
  return component;
}

function sceneMarkup(name: SceneName): string {
  const markup = scenes[`../art/drawn/scenes/${name}.svg`];
  if (!markup)
    throw new Error(`No drawing for the scene "${name}". Draw it in src/art/scenes and run npm run art.`);
  return markup;
}
