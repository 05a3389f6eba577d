import { language } from '#content/company.ts';
import { filled } from '#content/filled.ts';
import type { FormTexts } from '#content/form-texts.ts';
import { shades } from '#content/palette/shades.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { optionLabel } from '#contract/form-field.ts';
import { NEWSLETTER_FORM, type NewsletterPayload } from '#contract/newsletter.ts';
import { mailTexts } from '#generated/texts/mails.ts';
import type { SubmissionRow, SubscriberRow } from '../db/schema.ts';
import type { WrittenAnswer } from '../outbox/courier.ts';
import { escapeHtml } from '../shared/html.ts';
import type { Letter } from './letter.ts';
import { dayIn, footerOf, type MailMessage, type MailSender } from './sender.ts';
import { chosenPlaceholdersOf } from './submission-text.ts';

const texts = mailTexts.confirmation;

interface VisitorLetter {
  readonly subject: string;
  readonly letter: Letter;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Repeats nothing that the visitor typed, not even the name: an attacker who enters somebody else's address must not be able
 * to put text into a mail from us.
 */
export function acknowledgement({ company }: MailSender, submission: SubmissionRow): VisitorLetter | null {
  const texts: FormTexts['acknowledgement'] = mailTexts.forms[submission.form].acknowledgement;
  if (texts === null) return null;
  const values = chosenPlaceholdersOf(submission);
  const { reference } = submission;
  const quoted = { kind: 'reference', label: mailTexts.acknowledgement.reference, value: reference } as const;
  const notYou = { kind: 'paragraph', text: mailTexts.acknowledgement.notYou } as const;
  const common = {
    footer: footerOf(company),
    footerLink: { label: mailTexts.acknowledgement.website, url: company.siteUrl },
  };
  // Suppresses automatic replies.
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

  return {
    subject: filled(texts.subject, values),
    headers,
    letter: {
      ...common,
      preview: filled(texts.preview, values),
      eyebrow: filled(texts.eyebrow, values),
      title: texts.title,
      blocks: [
        { kind: 'paragraph', text: texts.thanks },
        quoted,
        ...(texts.quote === undefined
          ? []
          : [{ kind: 'paragraph', text: filled(texts.quote, { phone: company.phone }) } as const]),
        notYou,
      ],
    },
  };
}

export function unsubscribeUrlOf(siteUrl: string, { token }: Pick<SubscriberRow, 'token'>): string {
  return `${siteUrl}${ENDPOINTS.unsubscribe}?token=${token}`;
}

/** With one-click unsubscribe (RFC 8058). */
export function welcome({ company }: MailSender, subscriber: SubscriberRow): VisitorLetter {
  const topic = optionLabel(NEWSLETTER_FORM.fields.topic, subscriber.topic);
  const unsubscribeUrl = unsubscribeUrlOf(company.siteUrl, subscriber);
  const subject = filled(mailTexts.welcome.subject, { company: company.shortName });
  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    letter: {
      preview: filled(mailTexts.welcome.preview, { topic: topic.toLowerCase() }),
      eyebrow: mailTexts.welcome.eyebrow,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: filled(mailTexts.welcome.thanks, { topic }) },
        { kind: 'link', label: mailTexts.welcome.website, url: company.siteUrl },
        { kind: 'paragraph', text: mailTexts.welcome.notYou },
      ],
      footer: footerOf(company),
      footerLink: { label: mailTexts.welcome.unsubscribe, url: unsubscribeUrl },
    },
  };
}

/**
 * Asks the owner of an address to confirm a subscription, or a change to one. As in an acknowledgement, nothing that was
 * typed is repeated: the page of the link shows it. Null when the link has expired or was used.
 */
export function confirmation(
  { company }: MailSender,
  submission: SubmissionRow,
  subscriber: SubscriberRow,
  now: number,
): VisitorLetter | null {
  const { confirm_token: token, confirm_until: until, confirmed_at } = submission;
  if (token === null || until === null || until <= now || confirmed_at !== null) return null;
  const { topic } = JSON.parse(submission.payload) as NewsletterPayload;
  const isChange = subscriber.state === 'active';
  const words = isChange ? texts.change : texts.subscribe;
  const asked = isChange
    ? texts.change.asked
    : filled(texts.subscribe.asked, { topic: optionLabel(NEWSLETTER_FORM.fields.topic, topic) });
  return {
    subject: filled(words.subject, { company: company.shortName }),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      preview: words.preview,
      eyebrow: texts.eyebrow,
      title: words.title,
      blocks: [
        { kind: 'paragraph', text: asked },
        {
          kind: 'link',
          label: words.button,
          url: `${company.siteUrl}${ENDPOINTS.confirmSubscription}?token=${token}`,
        },
        { kind: 'paragraph', text: filled(texts.until, { date: dayIn(company, until) }) },
        { kind: 'paragraph', text: words.notYou },
      ],
      footer: footerOf(company),
      footerLink: isChange
        ? { label: texts.change.unsubscribe, url: unsubscribeUrlOf(company.siteUrl, subscriber) }
        : { label: texts.subscribe.website, url: company.siteUrl },
    },
  };
}

/** Looks like mail from a person: no headings, and the company only in the signature. */
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
    // The reference identifies the submission when the visitor replies.
    subject: subject.includes(reference) ? subject : `${subject} [${reference}]`,
    text: [text, '', '-- ', ...footer, ''].join('\n'),
    html: `<!doctype html>
<html lang="${language}">
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
