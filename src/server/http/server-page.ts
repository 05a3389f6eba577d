import { shades } from '#content/palette/shades.ts';
import { vanePaths } from '#contract/desk/vanes.ts';
import type { Level } from '#contract/reply-clock.ts';
import { escapeHtml } from '../mail/html.ts';
import type { Company } from '../mail/sender.ts';
import { lookOf, type PageAssets } from './page-look.ts';

/** A page that the server makes by itself, such as the one behind a link in a mail. All of it is plain text. */
export interface ServerPage {
  readonly status: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The first cell of each row names it. */
  readonly table?: { readonly columns?: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** What somebody wrote, and what it is. */
  readonly quote?: {
    readonly title: string;
    readonly aside: string;
    readonly words: string;
    readonly note: string;
    /** What is left of a promise: vanes that are full, and words. */
    readonly countdown?: { readonly level: Level; readonly vanes: number; readonly text: string } | undefined;
  };
  /** What to type elsewhere to change things. */
  readonly command?: { readonly text: string; readonly command: string };
  /** The one thing that can be done here: a button that sends POST to the address. */
  readonly form?: {
    readonly action: string;
    readonly button: string;
    readonly beside?: PageLink | undefined;
    readonly note?: string;
  };
  readonly link?: PageLink | undefined;
  /** For somebody who comes too often: how long to wait. */
  readonly retryAfterSeconds?: number;
}

export interface PageLink {
  readonly label: string;
  readonly href: string;
}

/** Makes such pages in the look of the site. */
export interface ServerPages {
  readonly headers: Readonly<Record<string, string>>;
  html(page: ServerPage): string;
}

export function createServerPages(
  { name, shortName, address }: Pick<Company, 'name' | 'shortName' | 'address'>,
  assets: PageAssets,
): ServerPages {
  const { style, headers } = lookOf(assets);
  const brand =
    assets.wordmark === null
      ? escapeHtml(shortName)
      : `<img src="${assets.wordmark}" alt="${escapeHtml(shortName)}">`;
  const picture = assets.picture === null ? '' : `<img src="${assets.picture}" alt="">`;
  return {
    headers,
    html: (page) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)} | ${escapeHtml(name)}</title><style>${style}</style></head>
<body><header>${brand}</header><main><div><h1>${escapeHtml(page.title)}</h1>${bodyHtml(page)}</div>${picture}</main><footer><span>${escapeHtml(name)}</span><span>${escapeHtml(address)}</span></footer><div class="temper"></div></body></html>
`,
  };
}

function bodyHtml({ paragraphs, table, quote, form, link, command }: ServerPage): string {
  return [
    ...paragraphs.map((text) => paragraph(text, 'lead')),
    table === undefined ? '' : tableHtml(table),
    quote === undefined ? '' : quoteHtml(quote),
    form === undefined ? '' : formHtml(form),
    link === undefined ? '' : `<p>${linkHtml(link)}</p>`,
    command === undefined
      ? ''
      : `<p class="note">${escapeHtml(command.text)} <code>${escapeHtml(command.command)}</code></p>`,
  ].join('');
}

function paragraph(text: string, look: 'lead' | 'note'): string {
  return `<p class="${look}">${escapeHtml(text)}</p>`;
}

function linkHtml({ label, href }: PageLink): string {
  return `<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(label)}</a>`;
}

function quoteHtml({ title, aside, words, note, countdown }: NonNullable<ServerPage['quote']>): string {
  const said = words === '' ? '' : `<p>“${escapeHtml(words)}”</p>`;
  return `<blockquote><div><b>${escapeHtml(title)}</b><span>${escapeHtml(aside)}</span></div>${said}<small>${countdown === undefined ? '' : countdownHtml(countdown)}<span>${escapeHtml(note)}</span></small></blockquote>`;
}

/** As the desk has them. */
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
