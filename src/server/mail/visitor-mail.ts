import { filled } from '#content/filled.ts';
import { acknowledgementTexts, welcomeTexts } from '#content/mails.ts';
import type { ContactPayload } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts';
import { optionLabel } from '#contract/options.ts';
import type { SubmissionRow, SubscriberRow } from '../storage/schema.ts';
import type { Letter } from './letter.ts';
import { footerOf, type MailSender } from './sender.ts';

export interface VisitorLetter {
  readonly subject: string;
  readonly letter: Letter;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Repeats nothing that the visitor typed, not even the name: whoever enters a stranger's address must not be able to put
 * words into a mail from us.
 */
export function acknowledgement({ company }: MailSender, submission: SubmissionRow): VisitorLetter {
  const { reference } = submission;
  const quoted = { kind: 'reference', label: acknowledgementTexts.reference, value: reference } as const;
  const notYou = { kind: 'paragraph', text: acknowledgementTexts.notYou } as const;
  const common = {
    footer: footerOf(company),
    footerLink: { label: acknowledgementTexts.website, url: company.siteUrl },
  };
  // Tells other machines that nobody expects their answer.
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

  if (submission.form === 'careers') {
    const texts = acknowledgementTexts.careers;
    return {
      subject: filled(texts.subject, { reference }),
      headers,
      letter: {
        ...common,
        preview: filled(texts.preview, { reference }),
        eyebrow: texts.eyebrow,
        title: texts.title,
        blocks: [{ kind: 'paragraph', text: texts.thanks }, quoted, notYou],
      },
    };
  }
  const texts = acknowledgementTexts.contact;
  // Both come from our own lists.
  const { enquiryType, specificCategory } = JSON.parse(submission.payload) as ContactPayload;
  return {
    subject: filled(texts.subject, { reference }),
    headers,
    letter: {
      ...common,
      preview: filled(texts.preview, { reference }),
      eyebrow: filled(texts.eyebrow, { enquiryType, specificCategory }),
      title: texts.title,
      blocks: [
        { kind: 'paragraph', text: texts.thanks },
        quoted,
        { kind: 'paragraph', text: filled(texts.quote, { phone: company.phone }) },
        notYou,
      ],
    },
  };
}

export function unsubscribeUrlOf(siteUrl: string, { token }: Pick<SubscriberRow, 'token'>): string {
  return `${siteUrl}${ENDPOINTS.unsubscribe}?token=${token}`;
}

/** With unsubscribing in one click, as RFC 8058 describes it. */
export function welcome({ company }: MailSender, subscriber: SubscriberRow): VisitorLetter {
  const topic = optionLabel(NEWSLETTER_FIELDS.topic, subscriber.topic);
  const unsubscribeUrl = unsubscribeUrlOf(company.siteUrl, subscriber);
  const subject = filled(welcomeTexts.subject, { company: company.shortName });
  return {
    subject,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    letter: {
      preview: filled(welcomeTexts.preview, { topic: topic.toLowerCase() }),
      eyebrow: welcomeTexts.eyebrow,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: filled(welcomeTexts.thanks, { topic }) },
        { kind: 'link', label: welcomeTexts.website, url: company.siteUrl },
        { kind: 'paragraph', text: welcomeTexts.notYou },
      ],
      footer: footerOf(company),
      footerLink: { label: welcomeTexts.unsubscribe, url: unsubscribeUrl },
    },
  };
}
