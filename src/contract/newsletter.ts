import type { FieldRule } from './fields.ts';

export const TOPICS = [
  { value: 'digital', label: 'Digital transformation' },
  { value: 'finance', label: 'Finance' },
  { value: 'strategy', label: 'Strategy' },
  { value: 'tech', label: 'Technology' },
] as const;

export type Topic = (typeof TOPICS)[number]['value'];

/** The disabled first option of the topic field. */
export const TOPIC_PLACEHOLDER = 'Select your topics';

export interface NewsletterPayload {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly topic: Topic;
  readonly acceptsPrivacyPolicy: boolean;
}

export const NEWSLETTER_FIELDS = {
  firstName: { label: 'First name', kind: 'line', required: true, maxLength: 100 },
  lastName: { label: 'Last name', kind: 'line', required: true, maxLength: 100 },
  email: { label: 'Email', kind: 'email', required: true, maxLength: 254 },
} as const satisfies Record<string, FieldRule>;

export const NEWSLETTER_PROBLEMS = {
  topic: 'Please select a topic.',
  acceptsPrivacyPolicy: 'Please accept the privacy policy.',
} as const;
