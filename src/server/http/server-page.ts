import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/html.ts';

/** A page that the server makes by itself, such as the one behind a link in a mail. All of it is plain text. */
export interface ServerPage {
  readonly status: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The first cell of each row names it. */
  readonly table?: { readonly columns?: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The one thing that can be done here: a button that sends POST to the address. */
  readonly form?: { readonly action: string; readonly button: string; readonly note?: string };
  readonly link?: { readonly label: string; readonly href: string };
}

const STYLE = `body{margin:0;background:#f3f6f8;color:#0e1b26;font:17px/1.6 "Helvetica Neue",Arial,sans-serif}
header{background:#0e1b26;color:#fff;border-bottom:4px solid #f5bc42;padding:20px 24px;font-weight:700}
main{max-width:34rem;margin:0 auto;padding:56px 24px}
h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 16px}
p,table{margin:0 0 24px}a{color:#1b449e}
table{width:100%;table-layout:fixed;border-collapse:collapse;text-align:left}
tr>:first-child{width:5.5rem}
th,td{padding:9px 12px 9px 0;border-top:1px solid #d3dde4;vertical-align:top;overflow-wrap:break-word}
th{font-weight:400;color:#435868}
button{font:inherit;font-weight:600;color:#fff;background:#0e1b26;border:0;padding:12px 24px;min-height:48px;cursor:pointer}
button+p{margin-top:24px}
button:focus-visible,a:focus-visible{outline:3px solid #2f66e0;outline-offset:3px}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** `no-referrer`: the address may hold a token, which must not travel on to other pages. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

export function pageHtml(companyName: string, page: ServerPage): string {
  const { title, paragraphs, table, form, link } = page;
  const body = [
    ...paragraphs.map(paragraph),
    table === undefined ? '' : tableHtml(table),
    form === undefined ? '' : formHtml(form),
    link === undefined
      ? ''
      : `<p><a href="${escapeHtml(link.href)}" rel="noreferrer">${escapeHtml(link.label)}</a></p>`,
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} | ${escapeHtml(companyName)}</title><style>${STYLE}</style></head>
<body><header>${escapeHtml(companyName)}</header><main><h1>${escapeHtml(title)}</h1>${body.join('')}</main></body></html>
`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function formHtml({ action, button, note }: NonNullable<ServerPage['form']>): string {
  const below = note === undefined ? '' : paragraph(note);
  return `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(button)}</button>${below}</form>`;
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
