import { colors } from '#content/colors.ts';
import { company, language } from '#content/company.ts';
import type { PageHead } from '#site/head.ts';

/** URLs of the assets of every document. */
export interface DocumentAssets {
  readonly styles: string;
  readonly font: string;
  readonly script: string;
  readonly search: string;
}

/**
 * The data of the search in the built site. Without a hash, so that a new title on one page does not change the documents of all
 * others.
 */
export const searchAddress = '/search.json';

interface DocumentParts {
  readonly head: PageHead;
  readonly structuredData: readonly object[];
  readonly body: string;
  readonly assets: DocumentAssets;
}

/** The HTML document of a page. No inline script, handler or style: the content-security policy blocks them. */
export function renderDocument({ head, structuredData, body, assets }: DocumentParts): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
<link rel="stylesheet" href="${assets.styles}">
<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin>
${metaTags(head).join('\n')}
${structuredData.map(jsonLd).join('\n')}
</head>
<body>
${body}
<script type="module" fetchpriority="low" src="${assets.script}"></script>
</body>
</html>
`;
}

function metaTags(head: PageHead): string[] {
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    named('description', head.description),
    head.canonical ? `<link rel="canonical" href="${head.canonical}">` : named('robots', 'noindex'),
    named('theme-color', colors.paper),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    property('og:type', 'website'),
    property('og:site_name', company.name),
    property('og:title', head.title),
    property('og:description', head.description),
    ...(head.canonical ? [property('og:url', head.canonical)] : []),
    ...(head.socialImage
      ? [
          property('og:image', head.socialImage),
          property('og:image:width', '1200'),
          property('og:image:height', '630'),
          named('twitter:card', 'summary_large_image'),
        ]
      : []),
  ];
}

function jsonLd(data: object): string {
  // A "</script>" in the data would end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
