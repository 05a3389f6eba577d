import { newsletterTexts } from '#generated/texts/messages.ts';
import type { Fields, PayloadOf } from './form-field.ts';
import type { FormRecord } from './form-record.ts';

const { fields: texts } = newsletterTexts;

const FIELDS = {
  firstName: { ...texts.firstName, kind: 'line', required: true, maxLength: 100, autoComplete: 'given-name' },
  lastName: { ...texts.lastName, kind: 'line', required: true, maxLength: 100, autoComplete: 'family-name' },
  email: { ...texts.email, kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  topic: { ...texts.topic, kind: 'choice', required: true },
  // The form shows its own label, with a link to the policy.
  acceptsPrivacyPolicy: { ...texts.acceptsPrivacyPolicy, kind: 'checkbox', required: true },
} as const satisfies Fields;

export const NEWSLETTER_FORM = {
  name: 'newsletter',
  kind: 'subscription',
  label: newsletterTexts.label,
  endpoint: '/api/email/newsletter',
  alternative: '/api/newsletter/subscribe',
  island: 'newsletter-form',
  fields: FIELDS,
  nameFields: ['firstName', 'lastName'],
  subjectField: 'topic',
  hasReplyPromise: false,
  messages: newsletterTexts.messages,
  submit: newsletterTexts.submit,
} as const satisfies FormRecord;

export type NewsletterPayload = PayloadOf<typeof FIELDS>;
