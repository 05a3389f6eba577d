import type { Fields, TextField } from './form-field.ts';
import type { FormRecord } from './form-record.ts';

/** The resume is not a text field; see resume.ts. */
const FIELDS = {
  firstName: {
    label: 'First name',
    kind: 'line',
    required: true,
    maxLength: 100,
    autoComplete: 'given-name',
  },
  lastName: { label: 'Last name', kind: 'line', required: true, maxLength: 100, autoComplete: 'family-name' },
  email: { label: 'Email', kind: 'email', required: true, maxLength: 254, autoComplete: 'email' },
  age: { label: 'Age', kind: 'number', required: true, maxLength: 3, min: 18, max: 100, autoComplete: 'off' },
  city: { label: 'City', kind: 'line', required: true, maxLength: 120, autoComplete: 'address-level2' },
  expectedSalary: {
    label: 'Expected salary',
    kind: 'line',
    required: false,
    maxLength: 100,
    autoComplete: 'off',
  },
  // The format of a date input: 2025-09-30.
  startDate: { label: 'Start date', kind: 'date', required: false, maxLength: 10, autoComplete: 'off' },
  website: {
    label: 'Website',
    kind: 'url',
    required: false,
    maxLength: 500,
    autoComplete: 'url',
    placeholder: 'https://',
  },
  experience: { label: 'Experience', kind: 'text', required: false, maxLength: 10_000, autoComplete: 'off' },
  application: {
    label: 'Application',
    kind: 'text',
    required: true,
    maxLength: 10_000,
    autoComplete: 'off',
    placeholder: 'Why this role, and why now?',
  },
} as const satisfies Fields;

export const CAREERS_FORM = {
  name: 'careers',
  kind: 'application',
  label: 'Careers',
  endpoint: '/api/email/careers',
  island: 'career-form',
  fields: FIELDS,
  nameFields: ['firstName', 'lastName'],
  subjectField: null,
  hasReplyPromise: false,
  messages: {
    success: 'Career application submitted successfully! We will contact you soon.',
    refused: 'Failed to submit application. Please try again.',
    failed: 'An error occurred. Please try again.',
  },
  submit: { label: 'Send application', busy: 'Sending Application...' },
} as const satisfies FormRecord;

/** The position an application is for. Sent in the query of the request, not in the payload. */
export const POSITION_FIELD = {
  label: 'Position',
  kind: 'line',
  required: false,
  maxLength: 200,
} as const satisfies TextField;
