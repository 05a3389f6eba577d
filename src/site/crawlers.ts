import { pageIds, pages } from './pages.ts';
import { absoluteUrl } from './title.ts';

/** `lastmod` is the entry's `updated`, or the day of the last commit from `history`, if known. */
export function sitemapXml(history: ReadonlyMap<string, string> = new Map()): string {
  const urls = pageIds.map((id) => {
    const day = pages[id].updated ?? history.get(id);
    const changed = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return `  <url><loc>${absoluteUrl(pages[id].path)}</loc>${changed}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsTxt(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');
}
