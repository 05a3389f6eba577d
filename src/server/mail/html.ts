import { shades } from '#content/palette/shades.ts';
import { darkStyle } from './dark-style.ts';
import type { Block, Entry, Fact, Letter, Link } from './letter.ts';

/** Mail programs know tables and style attributes and little else. The colours are those of the site. */
const INK = shades.ink[900];
const MUTED = shades.steel[600];
const RULE = shades.steel[200];
const PAPER = shades.steel[50];
const STRAW = shades.straw[400];
const WHITE = shades.white;
/** Between links that stand beside each other; their lines are tall, so that a thumb can press one. */
const BESIDE = ' &nbsp;&nbsp;&nbsp; ';
const FONT = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";

export function toHtml(letter: Letter, sender: string): string {
  const { preview, eyebrow, title, blocks, footer, footerLink } = letter;
  const link = footerLink ? `<br>${anchor(footerLink, MUTED, 'muted')}` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" class="sheet" style="width:100%;max-width:600px;background:${WHITE}">
<tr><td style="background:${INK};padding:20px 32px;border-bottom:4px solid ${STRAW};${FONT};font-size:20px;font-weight:700;letter-spacing:-0.3px;color:${WHITE}">${escapeHtml(sender)}</td></tr>
<tr><td class="text" style="padding:32px 32px 8px;${FONT};color:${INK}">
<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:18px;color:${MUTED}">${escapeHtml(eyebrow)}</p>
<h1 style="margin:0 0 20px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.5px">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="muted rule" style="padding:20px 32px 28px;border-top:1px solid ${RULE};${FONT};font-size:13px;line-height:20px;color:${MUTED}">${footer.map((line) => linked(line, MUTED, 'muted')).join('<br>')}${link}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  const text = 'font-size:16px;line-height:25px';
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px;${text}">${linked(block.text)}</p>`;
    case 'warning':
      return table(
        `<tr><td style="padding:12px 16px;background:${shades.straw[100]};border-left:4px solid ${STRAW};${FONT};${text};color:${INK}">${escapeHtml(block.text)}</td></tr>`,
        20,
      );
    case 'reference':
      return table(
        `<tr><td class="box muted" style="padding:16px 20px;background:${PAPER};${FONT};font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(block.label)}<br><span class="text" style="font-size:24px;line-height:32px;font-weight:700;letter-spacing:1px;color:${INK}">${escapeHtml(block.value)}</span></td></tr>`,
        24,
      );
    case 'facts':
      return table(block.facts.map(factHtml).join(''), 24);
    case 'long-text':
      return `<p class="muted" style="margin:0 0 6px;font-size:14px;line-height:20px;color:${MUTED}">${escapeHtml(block.label)}</p>${table(`<tr><td class="text rule" style="padding:0 0 0 16px;border-left:3px solid ${RULE};${FONT};${text};color:${INK};word-break:break-word">${escapeHtml(block.text).replaceAll('\n', '<br>')}</td></tr>`, 24)}`;
    case 'link':
      return button(block, 24);
    case 'actions': {
      const [first, ...others] = block.links;
      const beside = others.map((link) => anchor(link)).join(BESIDE);
      return `${first ? button(first, 12) : ''}${beside && `<p style="margin:0 0 8px;font-size:16px;line-height:36px">${beside}</p>`}<p class="muted" style="margin:0 0 24px;font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(block.note)}</p>`;
    }
    case 'heading':
      return `<h2 style="margin:8px 0 12px;font-size:18px;line-height:24px;font-weight:700">${escapeHtml(block.text)}</h2>`;
    case 'entries':
      return table(block.entries.map(entryHtml).join(''), 28);
  }
}

/** Outlook knows padding in cells only, and no margin of a table: the space below is a row of its own. */
function table(rows: string, below: number, width = '100%'): string {
  const attributes = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
  return `<table ${attributes}${width && ` width="${width}"`}>${rows}</table><table ${attributes}><tr><td height="${below}" style="font-size:0;line-height:${below}px">&nbsp;</td></tr></table>`;
}

function factHtml({ label, value }: Fact): string {
  return `<tr><td valign="top" width="112" class="muted rule" style="padding:9px 12px 9px 0;border-top:1px solid ${RULE};${FONT};font-size:14px;line-height:22px;color:${MUTED}">${escapeHtml(label)}</td><td valign="top" class="text rule" style="padding:9px 0;border-top:1px solid ${RULE};${FONT};font-size:16px;line-height:22px;color:${INK};word-break:break-word">${linked(value)}</td></tr>`;
}

function button({ label, url }: Link, below: number): string {
  return table(
    `<tr><td class="button" style="padding:12px 20px;background:${INK};${FONT};font-size:16px;line-height:25px"><a href="${escapeHtml(url)}" style="color:${WHITE};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
    below,
    '',
  );
}

function anchor({ label, url }: Link, color: string = INK, name = 'text'): string {
  return `<a href="${escapeHtml(url)}" class="${name}" style="color:${color};text-decoration:underline">${escapeHtml(label)}</a>`;
}

function entryHtml({ title, reference, lines, quote, links }: Entry): string {
  const small = `margin:2px 0 0;font-size:14px;line-height:21px;color:${MUTED}`;
  const words =
    quote === ''
      ? ''
      : `<p style="margin:2px 0 0;font-size:16px;line-height:24px">“${escapeHtml(quote)}”</p>`;
  const anchors = links.map((link) => anchor(link)).join(BESIDE);
  const below =
    links.length === 0
      ? ''
      : `<p style="margin:2px 0 0;font-size:15px;line-height:36px;font-weight:600">${anchors}</p>`;
  return `<tr><td valign="top" class="text rule" style="padding:12px 0 10px;border-top:1px solid ${RULE};${FONT};color:${INK};word-break:break-word"><p style="margin:0;font-size:16px;line-height:22px;font-weight:600">${escapeHtml(title)} <span class="muted" style="font-weight:400;color:${MUTED};white-space:nowrap">${escapeHtml(reference)}</span></p>${words}${lines.map((line) => `<p class="muted" style="${small}">${escapeHtml(line)}</p>`).join('')}${below}</td></tr>`;
}

/** Web addresses, mail addresses and phone numbers with their country code. */
const ADDRESSES = /https?:\/\/[^\s<>"]+|[^\s<>"(),:;@]+@[^\s<>"(),:;]+\.\w+|\+\d[\d ().-]{6,}\d/g;

/** A text in which addresses can be pressed. */
function linked(text: string, color: string = INK, name = 'text'): string {
  let end = 0;
  let html = '';
  for (const { 0: label, index } of text.matchAll(ADDRESSES)) {
    html += escapeHtml(text.slice(end, index)) + anchor({ label, url: urlOf(label) }, color, name);
    end = index + label.length;
  }
  return html + escapeHtml(text.slice(end));
}

function urlOf(address: string): string {
  if (address.startsWith('http')) return address;
  return address.startsWith('+') ? `tel:${address.replace(/[^+\d]/g, '')}` : `mailto:${encodeURI(address)}`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}
