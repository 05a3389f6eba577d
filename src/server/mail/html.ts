import type { Block, Entry, Letter, Link } from './letter.ts';

/** Mail programs know tables and style attributes and little else. The colours are those of the site. */
const INK = '#0e1b26';
const MUTED = '#435868';
const RULE = '#d3dde4';
const PAPER = '#f3f6f8';
const STRAW = '#f5bc42';
const FONT = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";

export function toHtml(letter: Letter, sender: string): string {
  const { preview, eyebrow, title, blocks, footer, footerLink } = letter;
  const link = footerLink
    ? `<br><a href="${escapeHtml(footerLink.url)}" style="color:${MUTED}">${escapeHtml(footerLink.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff">
<tr><td style="background:${INK};padding:20px 32px;border-bottom:4px solid ${STRAW};${FONT};font-size:20px;font-weight:700;letter-spacing:-0.3px;color:#ffffff">${escapeHtml(sender)}</td></tr>
<tr><td style="padding:32px 32px 8px;${FONT};color:${INK}">
<p style="margin:0 0 8px;font-size:13px;line-height:18px;color:${MUTED}">${escapeHtml(eyebrow)}</p>
<h1 style="margin:0 0 20px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.5px">${escapeHtml(title)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 32px 28px;border-top:1px solid ${RULE};${FONT};font-size:13px;line-height:20px;color:${MUTED}">${footer.map(escapeHtml).join('<br>')}${link}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  const text = 'font-size:16px;line-height:25px';
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 20px;${text}">${escapeHtml(block.text)}</p>`;
    case 'warning':
      return `<p style="margin:0 0 20px;padding:12px 16px;background:#fdecc0;border-left:4px solid ${STRAW};${text}">${escapeHtml(block.text)}</p>`;
    case 'reference':
      return `<p style="margin:0 0 24px;padding:16px 20px;background:${PAPER};font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(block.label)}<br><span style="font-size:24px;line-height:32px;font-weight:700;letter-spacing:1px;color:${INK}">${escapeHtml(block.value)}</span></p>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse">${block.facts
        .map(
          ({ label, value }) =>
            `<tr><td valign="top" width="112" style="padding:9px 12px 9px 0;border-top:1px solid ${RULE};${FONT};font-size:14px;line-height:22px;color:${MUTED}">${escapeHtml(label)}</td><td valign="top" style="padding:9px 0;border-top:1px solid ${RULE};${FONT};font-size:16px;line-height:22px;color:${INK};word-break:break-word">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'long-text':
      return `<p style="margin:0 0 6px;font-size:14px;line-height:20px;color:${MUTED}">${escapeHtml(block.label)}</p><p style="margin:0 0 24px;padding:0 0 0 16px;border-left:3px solid ${RULE};${text};word-break:break-word">${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
    case 'link':
      return `<p style="margin:0 0 24px;${text}"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 20px;background:${INK};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
    case 'actions':
      return `<p style="margin:0 0 8px;${text}">${block.links.map(actionHtml).join('')}</p><p style="margin:0 0 24px;font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(block.note)}</p>`;
    case 'heading':
      return `<h2 style="margin:8px 0 12px;font-size:18px;line-height:24px;font-weight:700">${escapeHtml(block.text)}</h2>`;
    case 'entries':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 28px;border-collapse:collapse">${block.entries.map(entryHtml).join('')}</table>`;
  }
}

/** The first is a button, the others are links beside it. */
function actionHtml({ label, url }: Link, index: number): string {
  const look =
    index === 0
      ? `padding:12px 20px;margin:0 20px 12px 0;background:${INK};color:#ffffff;font-weight:600;text-decoration:none`
      : `padding:12px 0;margin:0 20px 12px 0;color:${INK};text-decoration:underline`;
  return `<a href="${escapeHtml(url)}" style="display:inline-block;${look}">${escapeHtml(label)}</a>`;
}

function entryHtml({ title, reference, lines, quote, links }: Entry): string {
  const small = `margin:2px 0 0;font-size:14px;line-height:21px;color:${MUTED}`;
  const words =
    quote === ''
      ? ''
      : `<p style="margin:2px 0 0;font-size:16px;line-height:24px">“${escapeHtml(quote)}”</p>`;
  const anchors = links.map(
    ({ label, url }) =>
      `<a href="${escapeHtml(url)}" style="display:inline-block;padding:7px 0;margin:0 24px 0 0;font-weight:600;color:${INK};text-decoration:underline">${escapeHtml(label)}</a>`,
  );
  const below =
    links.length === 0
      ? ''
      : `<p style="margin:2px 0 0;font-size:15px;line-height:22px">${anchors.join('')}</p>`;
  return `<tr><td valign="top" style="padding:12px 0 10px;border-top:1px solid ${RULE};${FONT};color:${INK};word-break:break-word"><p style="margin:0;font-size:16px;line-height:22px;font-weight:600">${escapeHtml(title)} <span style="font-weight:400;color:${MUTED};white-space:nowrap">${escapeHtml(reference)}</span></p>${words}${lines.map((line) => `<p style="${small}">${escapeHtml(line)}</p>`).join('')}${below}</td></tr>`;
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
