import { language } from '#content/company.ts';
import { filled } from '#content/filled.ts';
import { shades } from '#content/palette/shades.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import type { Company } from '../shared/company.ts';
import { escapeHtml } from '../shared/html.ts';
import { footerOf } from './sender.ts';

/** The content of a mail, rendered as HTML and as plain text. */
export interface Letter {
  /** Preheader: mail clients show it beside the subject. */
  readonly preview: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Name and address of the sender. */
  readonly footer: readonly string[];
  readonly footerLink?: { readonly label: string; readonly url: string };
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'warning'; readonly text: string }
  | { readonly kind: 'reference'; readonly label: string; readonly value: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'long-text'; readonly label: string; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** Mail links, the most likely first. */
  | { readonly kind: 'actions'; readonly links: readonly Link[]; readonly note: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[] };

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** An entry of a list. */
export interface Entry {
  readonly title: string;
  readonly reference: string;
  readonly lines: readonly string[];
  /** Excerpt of what the visitor wrote. */
  readonly quote: string;
  readonly links: readonly Link[];
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Skips empty values. */
export function facts(...pairs: readonly (readonly [string, string])[]): Block {
  const filled = pairs.filter(([, value]) => value !== '');
  return { kind: 'facts', facts: filled.map(([label, value]) => ({ label, value })) };
}

export function toPlainText({ title, blocks, footer, footerLink }: Letter): string {
  const link = footerLink ? [`${footerLink.label}: ${footerLink.url}`] : [];
  return [
    title,
    '='.repeat(Math.min(title.length, 72)),
    '',
    blocks.map(blockText).join('\n\n'),
    '',
    // The signature delimiter.
    '-- ',
    ...footer,
    ...link,
    '',
  ].join('\n');
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'warning':
      return `! ${block.text}`;
    case 'reference':
      return `${block.label}: ${block.value}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'long-text':
      return `${block.label}:\n\n${block.text}`;
    case 'link':
      return linkText(block);
    case 'actions':
      return [...block.links.map(linkText), '', block.note].join('\n');
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 72))}`;
    case 'entries':
      return block.entries.map(entryText).join('\n\n');
  }
}

function linkText({ label, url }: Link): string {
  return `${label}: ${url}`;
}

function entryText({ title, reference, lines, quote, links }: Entry): string {
  const head = [title, reference].filter((part) => part !== '').join(' ');
  const words = quote === '' ? [] : [`> ${quote}`];
  return [head, ...words, ...lines, ...links.map(linkText)].join('\n');
}

/**
 * Without this, mail clients with a dark theme invert colors by themselves, and dark text may end up on a dark background.
 * Clients without media queries show the light colors of the style attributes.
 */
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${shades.ink[950]}!important}
.sheet{background:${shades.ink[800]}!important}
.text{color:${shades.steel[100]}!important}
.muted{color:${shades.steel[300]}!important}
.rule{border-color:${shades.steel[600]}!important}
.box{background:${shades.ink[700]}!important}
.button{background:${shades.straw[400]}!important}
.button a{color:${shades.ink[900]}!important}
}`;

/** Mail clients support tables and style attributes and little else. The colors are those of the site. */
const INK = shades.ink[900];
const MUTED = shades.steel[600];
const RULE = shades.steel[200];
const PAPER = shades.steel[50];
const STRAW = shades.straw[400];
const WHITE = shades.white;
/** Between links on one line. */
const LINK_GAP = ' &nbsp;&nbsp;&nbsp; ';
const FONT = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";

export function toHtml(letter: Letter, sender: string): string {
  const { preview, eyebrow, title, blocks, footer, footerLink } = letter;
  const link = footerLink ? `<br>${anchor(footerLink, MUTED, 'muted')}` : '';
  return `<!doctype html>
<html lang="${language}">
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
      const beside = others.map((link) => anchor(link)).join(LINK_GAP);
      return `${first ? button(first, 12) : ''}${beside && `<p style="margin:0 0 8px;font-size:16px;line-height:36px">${beside}</p>`}<p class="muted" style="margin:0 0 24px;font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(block.note)}</p>`;
    }
    case 'heading':
      return `<h2 style="margin:8px 0 12px;font-size:18px;line-height:24px;font-weight:700">${escapeHtml(block.text)}</h2>`;
    case 'entries':
      return table(block.entries.map(entryHtml).join(''), 28);
  }
}

/** Outlook supports padding in cells only, and no margin of a table: the space below is another table. */
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
  const anchors = links.map((link) => anchor(link)).join(LINK_GAP);
  const below =
    links.length === 0
      ? ''
      : `<p style="margin:2px 0 0;font-size:15px;line-height:36px;font-weight:600">${anchors}</p>`;
  return `<tr><td valign="top" class="text rule" style="padding:12px 0 10px;border-top:1px solid ${RULE};${FONT};color:${INK};word-break:break-word"><p style="margin:0;font-size:16px;line-height:22px;font-weight:600">${escapeHtml(title)} <span class="muted" style="font-weight:400;color:${MUTED};white-space:nowrap">${escapeHtml(reference)}</span></p>${words}${lines.map((line) => `<p class="muted" style="${small}">${escapeHtml(line)}</p>`).join('')}${below}</td></tr>`;
}

/** URLs, email addresses, and phone numbers with a country code. */
const ADDRESSES = /https?:\/\/[^\s<>"]+|[^\s<>"(),:;@]+@[^\s<>"(),:;]+\.\w+|\+\d[\d ().-]{6,}\d/g;

/** Escapes a text and links its addresses. */
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

/** Truncates at a word boundary if there is one in the second half. */
export function shortened(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const head = characters.slice(0, maxLength).join('');
  const lastSpace = head.lastIndexOf(' ');
  return `${(lastSpace > maxLength / 2 ? head.slice(0, lastSpace) : head).trimEnd()}…`;
}

interface DeskLetterTexts {
  readonly subject: string;
  readonly preview: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
  /** Above the button. */
  readonly quote?: { readonly label: string; readonly text: string } | undefined;
  /** Below the button. */
  readonly after?: string;
}

/** A mail to staff: a sentence and a button. */
export function deskLetter(
  company: Company,
  { subject, preview, text, quote, button, url, after }: DeskLetterTexts,
): { readonly subject: string; readonly letter: Letter } {
  return {
    subject,
    letter: {
      preview,
      eyebrow: filled(mailTexts.staffLinks.eyebrow, { company: company.shortName }),
      title: subject,
      blocks: [
        { kind: 'paragraph', text },
        ...(quote === undefined ? [] : [{ kind: 'long-text', ...quote } as const]),
        { kind: 'link', label: button, url },
        ...(after === undefined ? [] : [{ kind: 'paragraph', text: after } as const]),
      ],
      footer: footerOf(company),
    },
  };
}
