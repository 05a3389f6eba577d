import { pageIds, pages } from './pages.ts';
import { absoluteUrl } from './title.ts';

export function sitemapXml(): string {
  const urls = pageIds.map((id) => `  <url><loc>${absoluteUrl(pages[id].path)}</loc></url>`);
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
