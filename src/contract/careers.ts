import { careersTexts } from '#generated/texts/messages.ts';
import type { Fields, TextField } from './form-field.ts';
import type { FormRecord } from './form-record.ts';

const { fields: texts } = careersTexts;

/** The resume is not a text field; see resume.ts. */
const FIELDS = {
  firstName: { ...texts.firstName, kind: 'line', required: true, maxLength: 100, autoComplete: 'given-name' },
  lastName: { ...texts.lastName, kind: 'line', required: true, maxLength: 100, autoComplete: 'family-name' },
  email: { ...texts.email, kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  age: { ...texts.age, kind: 'number', required: true, maxLength: 3, min: 18, max: 100, autoComplete: 'off' },
  city: { ...texts.city, kind: 'line', required: true, maxLength: 120, autoComplete: 'address-level2' },
  expectedSalary: {
    ...texts.expectedSalary,
    kind: 'line',
    required: false,
    maxLength: 100,
    autoComplete: 'off',
  },
  // The format of a date input: 2025-09-30.
  startDate: { ...texts.startDate, kind: 'date', required: false, maxLength: 10, autoComplete: 'off' },
  website: { ...texts.website, kind: 'url', required: false, maxLength: 500, autoComplete: 'url' },
  experience: { ...texts.experience, kind: 'text', required: false, maxLength: 10_000, autoComplete: 'off' },
  application: { ...texts.application, kind: 'text', required: true, maxLength: 10_000, autoComplete: 'off' },
} as const satisfies Fields;

export const CAREERS_FORM = {
  name: 'careers',
  kind: 'application',
  label: careersTexts.label,
  endpoint: '/api/email/careers',
  island: 'career-form',
  fields: FIELDS,
  nameFields: ['firstName', 'lastName'],
  subjectField: null,
  hasReplyPromise: false,
  messages: careersTexts.messages,
  submit: careersTexts.submit,
} as const satisfies FormRecord;

/** The position an application is for. Sent in the query of the request, not in the payload. */
export const POSITION_FIELD = {
  label: careersTexts.position,
  kind: 'line',
  required: false,
  maxLength: 200,
} as const satisfies TextField;
