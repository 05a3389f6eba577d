import { shades } from '#content/palette/shades.ts';
import type { WrittenAnswer } from '../storage/outbox-content.ts';
import type { SubmissionRow } from '../storage/schema.ts';
import { escapeHtml } from './html.ts';
import { footerOf, type MailSender } from './sender.ts';
import type { MailMessage } from './transport.ts';

/** What a person wrote, as a person would send it: no headings, and the company only below. */
export function answerMail(
  { company }: MailSender,
  { reference }: Pick<SubmissionRow, 'reference'>,
  { subject, text }: WrittenAnswer,
): Pick<MailMessage, 'subject' | 'text' | 'html' | 'headers'> {
  const footer = footerOf(company);
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const lines = escapeHtml(paragraph).replaceAll('\n', '<br>');
    return `<p style="margin:0 0 16px">${lines}</p>`;
  });
  const font = "font-family:Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";
  return {
    // By the reference the next mail of the visitor is found.
    subject: subject.includes(reference) ? subject : `${subject} [${reference}]`,
    text: [text, '', '-- ', ...footer, ''].join('\n'),
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;${font};font-size:16px;line-height:25px;color:${shades.ink[900]}">
${paragraphs.join('\n')}
<p style="margin:24px 0 0;font-size:13px;line-height:20px;color:${shades.steel[600]}">${footer.map(escapeHtml).join('<br>')}</p>
</body>
</html>
`,
    headers: {},
  };
}
