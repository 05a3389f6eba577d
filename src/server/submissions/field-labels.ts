import type { FormName } from '#contract/answer.ts';
import { CAREERS_FIELDS, type CareersPayload } from '#contract/careers.ts';
import { CONTACT_FIELDS, type ContactPayload } from '#contract/contact.ts';
import { NEWSLETTER_FIELDS, type NewsletterPayload } from '#contract/newsletter.ts';

type Labels<Payload> = Readonly<Record<keyof Payload, string>>;

const newsletter: Labels<NewsletterPayload> = {
  ...labelsOf(NEWSLETTER_FIELDS),
  topic: 'Topic',
  acceptsPrivacyPolicy: 'Accepts privacy policy',
};

const contact: Labels<ContactPayload> = {
  ...labelsOf(CONTACT_FIELDS),
  countryCode: 'Country code',
  enquiryType: 'Enquiry type',
  specificCategory: 'Category',
  recaptcha: 'Not a robot',
};

const careers: Labels<CareersPayload> = labelsOf(CAREERS_FIELDS);

/** Every field of each form, in the order of the forms, with its name for people. */
export const FIELD_LABELS: Readonly<Record<FormName, Readonly<Record<string, string>>>> = {
  contact,
  careers,
  newsletter,
};

function labelsOf<Name extends string>(
  fields: Readonly<Record<Name, { readonly label: string }>>,
): Record<Name, string> {
  const entries = Object.entries<{ readonly label: string }>(fields);
  return Object.fromEntries(entries.map(([name, { label }]) => [name, label])) as Record<Name, string>;
}
