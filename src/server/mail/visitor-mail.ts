import type { ContactPayload } from '#contract/contact.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts';
import { optionLabel } from '#contract/options.ts';
import type { SubmissionRow, SubscriberRow } from '../storage/schema.ts';
import type { Letter } from './letter.ts';
import { footerOf, type MailSender } from './sender.ts';

interface VisitorLetter {
  readonly subject: string;
  readonly letter: Letter;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Repeats nothing that the visitor typed, not even the name: whoever enters a stranger's address must not be able to put
 * words into a mail from us.
 */
export function acknowledgement({ company }: MailSender, submission: SubmissionRow): VisitorLetter {
  const reference = { kind: 'reference', label: 'Your reference', value: submission.reference } as const;
  const help = {
    kind: 'paragraph',
    text: 'If you did not write to us, someone entered your address by mistake. You can ignore this mail.',
  } as const;
  const common = { footer: footerOf(company), footerLink: { label: 'Our website', url: company.siteUrl } };
  // Tells other machines that nobody expects their answer.
  const headers = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

  if (submission.form === 'careers') {
    return {
      subject: `We have your application [${submission.reference}]`,
      headers,
      letter: {
        ...common,
        preview: `Reference ${submission.reference}`,
        eyebrow: 'Careers',
        title: 'We have your application',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Thank you for applying. Your application and your resume have arrived, and we will contact you soon.',
          },
          reference,
          help,
        ],
      },
    };
  }
  // Both come from our own lists.
  const { enquiryType, specificCategory } = JSON.parse(submission.payload) as ContactPayload;
  return {
    subject: `We have your message [${submission.reference}]`,
    headers,
    letter: {
      ...common,
      preview: `We will get back to you within 24 hours. Reference ${submission.reference}`,
      eyebrow: `${enquiryType}: ${specificCategory}`,
      title: 'We have your message',
      blocks: [
        {
          kind: 'paragraph',
          text: "Thank you for contacting us. We'll get back to you within 24 hours.",
        },
        reference,
        {
          kind: 'paragraph',
          text: `Please quote the reference if you call us at ${company.phone}, or reply to this mail.`,
        },
        help,
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
  return {
    subject: `Welcome to the ${company.shortName} newsletter`,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    letter: {
      preview: `You will hear from us about ${topic.toLowerCase()}.`,
      eyebrow: 'Newsletter',
      title: `Welcome to the ${company.shortName} newsletter`,
      blocks: [
        {
          kind: 'paragraph',
          text: `Thank you for subscribing to our newsletter! You chose the topic “${topic}”. We write when there is something worth reading.`,
        },
        { kind: 'link', label: 'Visit our website', url: company.siteUrl },
        {
          kind: 'paragraph',
          text: 'If you did not subscribe, someone entered your address by mistake. The link below takes it off the list.',
        },
      ],
      footer: footerOf(company),
      footerLink: { label: 'Unsubscribe', url: unsubscribeUrl },
    },
  };
}
