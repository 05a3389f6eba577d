/** Renders all documents of the site, and the other files that depend on its content. */
import { redirects } from '#content/redirects.ts';
import { searchData } from '#features/search/data.ts';
import { sitemapXml } from '#site/crawlers.ts';
import type { BuiltDocument } from '#site/dead-links.ts';
import { filesOfPagesOff } from '#site/pages-off.ts';
import { speculationRules } from '#site/speculation-rules.ts';
import { unknownNameIn } from '#site/unknown-name.ts';
import { type DocumentAssets, searchAddress } from './document.ts';
import { fileOf, pageKeys, renderPage } from './prerender.tsx';

export type SiteAssets = Omit<DocumentAssets, 'search'>;

/** `history`: the day on which the text of each page was last changed. */
export function renderSite(assets: SiteAssets, history: ReadonlyMap<string, string>) {
  const { documents, problems } = renderAll({ ...assets, search: searchAddress });
  return {
    problems,
    documents,
    others: [
      { file: searchAddress.slice(1), text: JSON.stringify(searchData) },
      { file: 'sitemap.xml', text: sitemapXml(history) },
      { file: 'speculation-rules.json', text: speculationRules() },
    ],
    /** URLs of files that belong to pages that are switched off. */
    off: filesOfPagesOff(),
    redirects,
  };
}

/** Renders every page; pages that reference something unknown become problems. */
export function renderAll(assets: DocumentAssets) {
  const documents: BuiltDocument[] = [];
  const problems: string[] = [];
  for (const key of pageKeys) {
    try {
      documents.push({ file: fileOf(key), text: renderPage(key, assets) });
    } catch (error) {
      problems.push(`content/pages/${key}.json: ${unknownNameIn(error)}`);
    }
  }
  return { documents, problems };
}
