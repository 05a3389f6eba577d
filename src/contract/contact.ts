import { contactTexts } from '#generated/texts/messages.ts';
import { asOptions, type Fields } from './form-field.ts';
import type { FormRecord } from './form-record.ts';

const { fields: texts, enquiryTypes } = contactTexts;

const FIELDS = {
  name: { ...texts.name, kind: 'line', required: true, maxLength: 200, autoComplete: 'name' },
  email: { ...texts.email, kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  countryCode: {
    ...texts.countryCode,
    kind: 'choice',
    required: true,
    autoComplete: 'tel-country-code',
    initial: '+1',
    anySpelling: true,
  },
  phoneNumber: {
    ...texts.phoneNumber,
    kind: 'phone',
    required: true,
    maxLength: 40,
    autoComplete: 'tel-national',
  },
  organization: {
    ...texts.organization,
    kind: 'line',
    required: true,
    maxLength: 200,
    autoComplete: 'organization',
  },
  role: { ...texts.role, kind: 'line', required: true, maxLength: 200, autoComplete: 'organization-title' },
  enquiryType: {
    ...texts.enquiryType,
    kind: 'choice',
    required: true,
    options: asOptions(Object.keys(enquiryTypes)),
    anySpelling: true,
  },
  specificCategory: {
    ...texts.specificCategory,
    kind: 'choice',
    required: true,
    dependsOn: 'enquiryType',
    options: Object.entries(enquiryTypes).flatMap(([when, categories]) =>
      asOptions(categories).map((option) => ({ ...option, when })),
    ),
    anySpelling: true,
  },
  specificDetails: { ...texts.specificDetails, kind: 'text', required: true, maxLength: 5000 },
  recaptcha: { ...texts.recaptcha, kind: 'checkbox', required: true },
} as const satisfies Fields;

export const CONTACT_FORM = {
  name: 'contact',
  kind: 'enquiry',
  label: contactTexts.label,
  endpoint: '/api/email/contact',
  island: 'contact-form',
  fields: FIELDS,
  nameFields: ['name'],
  subjectField: 'specificCategory',
  hasReplyPromise: true,
  messages: contactTexts.messages,
  submit: contactTexts.submit,
} as const satisfies FormRecord;
