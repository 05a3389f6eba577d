/** Renders all documents of the site, and the other files that depend on its content. */
import { redirects } from '#content/redirects.ts';
import { sitemapXml } from '#site/crawlers.ts';
import type { BuiltDocument } from '#site/dead-links.ts';
import { filesOfPagesOff } from '#site/pages-off.ts';
import { speculationRules } from '#site/speculation-rules.ts';
import { unknownNameIn } from '#site/unknown-name.ts';
import type { DocumentAssets } from './document.ts';
import { fileOf, pageKeys, renderPage } from './prerender.tsx';
import { searchFile } from './search-file.ts';

/** Without the data of the search, whose address changes with the content. */
export type SiteAssets = Omit<DocumentAssets, 'search'>;

/** `history`: the day on which the text of each page was last changed. */
export function renderSite(assets: SiteAssets, history: ReadonlyMap<string, string>) {
  const search = searchFile();
  const { documents, problems } = renderAll({ ...assets, search: search.address });
  return {
    problems,
    documents,
    others: [
      { file: search.address.slice(1), text: search.text },
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
