import { filled } from '#content/filled.ts';
import { confirmationTexts as texts } from '#content/mails.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FIELDS, type NewsletterPayload } from '#contract/newsletter.ts';
import { optionLabel } from '#contract/options.ts';
import type { SubmissionRow, SubscriberRow } from '../storage/schema.ts';
import { dayIn, footerOf, type MailSender } from './sender.ts';
import { unsubscribeUrlOf, type VisitorLetter } from './visitor-mail.ts';

/**
 * Asks the owner of an address whether a subscription, or a change to one, is theirs. As in an acknowledgement nothing
 * that somebody typed is repeated: the page behind the link shows it. Null when the link does not count any more.
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
    : filled(texts.subscribe.asked, { topic: optionLabel(NEWSLETTER_FIELDS.topic, topic) });
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
