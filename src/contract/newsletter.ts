import type { Fields, PayloadOf } from './form-field.ts';
import type { FormRecord } from './form-record.ts';

const FIELDS = {
  firstName: {
    label: 'First name',
    mailLine: 'Name',
    kind: 'line',
    required: true,
    maxLength: 100,
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last name',
    mailLine: 'Name',
    kind: 'line',
    required: true,
    maxLength: 100,
    autoComplete: 'family-name',
  },
  email: { label: 'Email', kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  topic: {
    label: 'Topic',
    kind: 'choice',
    required: true,
    placeholder: 'Select your topics',
    options: [
      { value: 'digital', label: 'Digital transformation' },
      { value: 'finance', label: 'Finance' },
      { value: 'strategy', label: 'Strategy' },
      { value: 'tech', label: 'Technology' },
    ],
    problem: 'Please select a topic.',
  },
  // The form shows its own label, with a link to the policy.
  acceptsPrivacyPolicy: {
    label: 'Accepts privacy policy',
    kind: 'checkbox',
    required: true,
    problem: 'Please accept the privacy policy.',
  },
} as const satisfies Fields;

export const NEWSLETTER_FORM = {
  name: 'newsletter',
  kind: 'subscription',
  label: 'Newsletter',
  endpoint: '/api/email/newsletter',
  alternative: '/api/newsletter/subscribe',
  island: 'newsletter-form',
  fields: FIELDS,
  nameFields: ['firstName', 'lastName'],
  subjectField: 'topic',
  hasReplyPromise: false,
  messages: {
    success: { title: 'Subscription successful', text: 'Thank you for subscribing to our newsletter!' },
    refused: {
      title: 'Subscription failed',
      text: 'There was an error subscribing to the newsletter. Please try again.',
    },
    failed: { title: 'Subscription failed', text: 'An error occurred. Please try again.' },
  },
  submit: { label: 'Subscribe', busy: 'Subscribing...' },
} as const satisfies FormRecord;

export type NewsletterPayload = PayloadOf<typeof FIELDS>;
