import { createHash } from 'node:crypto';
import { language } from '#content/company.ts';
import { shades } from '#content/palette/shades.ts';
import { vanePaths } from '#contract/desk/vanes.ts';
import type { Level } from '#contract/reply-clock.ts';
import type { Company } from '../shared/company.ts';
import { escapeHtml } from '../shared/html.ts';
import type { Site } from './site-files.ts';

/** Paths of files of the built site that server-rendered pages use. Null where the site has none. */
interface PageAssets {
  readonly fonts: readonly { readonly path: string; readonly range: string }[];
  readonly wordmark: string | null;
  readonly picture: string | null;
}

/** Built file names contain a hash, so they are looked up. */
export function assetsOf(site: Site | null): PageAssets {
  const find = (pattern: RegExp): string | null =>
    site?.files.find(({ urlPath }) => pattern.test(urlPath))?.urlPath ?? null;
  const fonts = [
    { path: find(/^\/assets\/archivo-accents-[\w-]+\.woff2$/), range: 'U+A1-FF' },
    { path: find(/^\/assets\/archivo-(?!accents)[\w-]+\.woff2$/), range: 'U+20-22FF' },
  ];
  return {
    fonts: fonts.flatMap(({ path, range }) => (path === null ? [] : [{ path, range }])),
    wordmark: find(/^\/wordmark\.svg$/),
    picture: find(/^\/art\/\w+\/images\/spot-document\.drawn-company\.svg$/),
  };
}

const STYLE = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:${shades.white};color:${shades.ink[900]};font:16px/1.5 "Archivo Variable","Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
header,footer{padding:0 clamp(20px,6vw,80px)}
header{min-height:70px;display:flex;align-items:center;font-size:1.25rem;font-weight:600}
header img{display:block;height:28px}
main{flex:1;display:grid;grid-template-columns:minmax(0,620px) minmax(0,1fr);gap:80px;align-items:start;padding:clamp(40px,6vw,88px) clamp(20px,6vw,80px) 88px;background:${shades.steel[50]}}
main>img{width:100%;max-width:520px;justify-self:end}
h1{margin:0 0 20px;font-size:clamp(2.375rem,1.6rem + 2.8vw,3.75rem);font-weight:600;font-stretch:112%;line-height:1;letter-spacing:-.026em;text-wrap:balance}
p,table{margin:0 0 24px}
a{color:${shades.blue[700]}}
.lead{max-width:48ch;font-size:1.1875rem;color:${shades.steel[600]}}
table{width:100%;table-layout:fixed;border-collapse:collapse;text-align:left}
tr>:first-child{width:5.5rem}
th,td{padding:9px 12px 9px 0;border-top:1px solid ${shades.steel[300]};vertical-align:top;overflow-wrap:break-word}
th{font-weight:400;color:${shades.steel[600]}}
blockquote{margin:4px 0 28px;padding:18px 0 20px;border-top:1.5px solid ${shades.ink[900]};border-bottom:1px solid ${shades.steel[300]};overflow-wrap:break-word}
blockquote div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
blockquote span,small,footer{color:${shades.steel[600]}}
blockquote p{margin:6px 0 0;max-width:58ch;font-size:1.0625rem;line-height:1.55}
blockquote small{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;margin-top:14px;font-size:.875rem}
.calm{color:${shades.ink[900]}}.warm{color:${shades.straw[700]}}.hot{color:${shades.bronze[700]}}.late{color:${shades.danger[600]}}
form{display:flex;flex-wrap:wrap;gap:8px 28px;align-items:center;margin:0 0 24px}
button{min-height:48px;padding:0 20px;border:0;border-radius:2px;background:${shades.ink[900]};color:${shades.white};font:inherit;font-weight:600;cursor:pointer}
button:hover{background:${shades.blue[700]}}
form a{padding:12px 0;color:${shades.steel[600]};font-weight:600;text-decoration:none}
form a:hover{color:${shades.ink[900]};text-decoration:underline}
button:focus-visible,a:focus-visible{outline:3px solid ${shades.blue[700]};outline-offset:3px}
.note{font-size:.875rem;color:${shades.steel[600]};text-wrap:pretty}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding-block:24px;font-size:.8125rem}
.temper{height:6px;background:linear-gradient(90deg,${shades.straw[400]} 20%,${shades.bronze[500]} 0 40%,${shades.violet[500]} 0 60%,${shades.blue[500]} 0 80%,${shades.teal[500]} 0)}
@media (max-width:900px){main{grid-template-columns:minmax(0,1fr)}main>img{display:none}}`;

interface PageStyle {
  readonly style: string;
  /** `no-referrer`: the address may hold a token, which must not leak to other sites. */
  readonly headers: Readonly<Record<string, string>>;
}

function styleOf({ fonts, wordmark, picture }: PageAssets): PageStyle {
  const faces = fonts.map(
    ({ path, range }) =>
      `@font-face{font-family:"Archivo Variable";src:url(${path}) format("woff2");font-weight:400 600;font-stretch:88% 116%;font-display:swap;unicode-range:${range}}`,
  );
  const style = [...faces, STYLE].join('\n');
  const sources = [
    ...(fonts.length === 0 ? [] : ["font-src 'self'"]),
    ...(wordmark === null && picture === null ? [] : ["img-src 'self'"]),
  ];
  const hash = createHash('sha256').update(style).digest('base64');
  return {
    style,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        ...sources,
      ].join('; '),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  };
}

/** A server-rendered page, such as that of a mail link. All texts are plain and get escaped. */
export interface ServerPage {
  readonly status: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The first cell of each row is its heading. */
  readonly table?: { readonly columns?: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** An excerpt of a submission. */
  readonly quote?: {
    readonly title: string;
    readonly aside: string;
    readonly words: string;
    readonly note: string;
    /** Time left until the reply is due: the number of filled vanes, and a text. */
    readonly countdown?: { readonly level: Level; readonly vanes: number; readonly text: string } | undefined;
  };
  /** Small print below everything else. */
  readonly note?: string;
  /** A button that sends POST to `action`. */
  readonly form?: {
    readonly action: string;
    readonly button: string;
    readonly beside?: PageLink | undefined;
    readonly note?: string;
  };
  readonly link?: PageLink | undefined;
  /** With status 429. */
  readonly retryAfterSeconds?: number;
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** Renders pages in the style of the site. */
export interface ServerPages {
  readonly headers: Readonly<Record<string, string>>;
  html(page: ServerPage): string;
}

export function createServerPages(
  { name, shortName, address }: Pick<Company, 'name' | 'shortName' | 'address'>,
  assets: PageAssets,
): ServerPages {
  const { style, headers } = styleOf(assets);
  const brand =
    assets.wordmark === null
      ? escapeHtml(shortName)
      : `<img src="${assets.wordmark}" alt="${escapeHtml(shortName)}">`;
  const picture = assets.picture === null ? '' : `<img src="${assets.picture}" alt="">`;
  return {
    headers,
    html: (page) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)} | ${escapeHtml(name)}</title><style>${style}</style></head>
<body><header>${brand}</header><main><div><h1>${escapeHtml(page.title)}</h1>${bodyHtml(page)}</div>${picture}</main><footer><span>${escapeHtml(name)}</span><span>${escapeHtml(address)}</span></footer><div class="temper"></div></body></html>
`,
  };
}

function bodyHtml({ paragraphs, table, quote, form, link, note }: ServerPage): string {
  return [
    ...paragraphs.map((text) => paragraph(text, 'lead')),
    table === undefined ? '' : tableHtml(table),
    quote === undefined ? '' : quoteHtml(quote),
    form === undefined ? '' : formHtml(form),
    link === undefined ? '' : `<p>${linkHtml(link)}</p>`,
    note === undefined ? '' : paragraph(note, 'note'),
  ].join('');
}

function paragraph(text: string, className: 'lead' | 'note'): string {
  return `<p class="${className}">${escapeHtml(text)}</p>`;
}

function linkHtml({ label, href }: PageLink): string {
  return `<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(label)}</a>`;
}

function quoteHtml({ title, aside, words, note, countdown }: NonNullable<ServerPage['quote']>): string {
  const excerpt = words === '' ? '' : `<p>“${escapeHtml(words)}”</p>`;
  return `<blockquote><div><b>${escapeHtml(title)}</b><span>${escapeHtml(aside)}</span></div>${excerpt}<small>${countdown === undefined ? '' : countdownHtml(countdown)}<span>${escapeHtml(note)}</span></small></blockquote>`;
}

/** The same colors as at the desk. */
const GLYPHS: Readonly<Record<Level, string>> = {
  calm: shades.steel[500],
  warm: shades.straw[500],
  hot: shades.bronze[500],
  late: shades.danger[600],
};

function countdownHtml({
  level,
  vanes,
  text,
}: NonNullable<NonNullable<ServerPage['quote']>['countdown']>): string {
  const { left, gone } = vanePaths(vanes);
  return `<svg viewBox="0 0 75 12" width="75" height="12" aria-hidden="true"><path fill="${shades.steel[200]}" d="${gone}"/><path fill="${GLYPHS[level]}" d="${left}"/></svg><b class="${level}">${escapeHtml(text)}</b>`;
}

function formHtml({ action, button, beside, note }: NonNullable<ServerPage['form']>): string {
  const link = beside === undefined ? '' : linkHtml(beside);
  const below = note === undefined ? '' : paragraph(note, 'note');
  return `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(button)}</button>${link}</form>${below}`;
}

function tableHtml({ columns, rows }: NonNullable<ServerPage['table']>): string {
  const head = columns?.map((name) =>
    name === '' ? '<td></td>' : `<th scope="col">${escapeHtml(name)}</th>`,
  );
  const lines = rows.map(([name = '', ...cells]) => {
    const data = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(name)}</th>${data}</tr>`;
  });
  return `<table>${head === undefined ? '' : `<tr>${head.join('')}</tr>`}${lines.join('')}</table>`;
}
