import type { Fields, PayloadOf } from './form-field.ts';

export const NEWSLETTER_FIELDS = {
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
  // The form says it with a link to the policy.
  acceptsPrivacyPolicy: {
    label: 'Accepts privacy policy',
    kind: 'tick',
    required: true,
    problem: 'Please accept the privacy policy.',
  },
} as const satisfies Fields;

export type NewsletterPayload = PayloadOf<typeof NEWSLETTER_FIELDS>;
