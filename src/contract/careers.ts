import type { FieldRule } from './fields.ts';

/** The multipart fields as text, in the order in which the form shows them; the file comes last. */
export interface CareersPayload {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly age: string;
  readonly city: string;
  readonly expectedSalary: string;
  /** As a date input gives it: 2025-09-30, or empty. */
  readonly startDate: string;
  readonly website: string;
  readonly experience: string;
  readonly application: string;
}

export const CAREERS_FIELDS = {
  firstName: { label: 'First name', kind: 'line', required: true, maxLength: 100 },
  lastName: { label: 'Last name', kind: 'line', required: true, maxLength: 100 },
  email: { label: 'Email', kind: 'email', required: true, maxLength: 254 },
  age: { label: 'Age', kind: 'number', required: true, maxLength: 3, min: 16, max: 100 },
  city: { label: 'City', kind: 'line', required: true, maxLength: 120 },
  expectedSalary: { label: 'Expected salary', kind: 'line', required: false, maxLength: 100 },
  startDate: { label: 'Start date', kind: 'date', required: false, maxLength: 10 },
  website: { label: 'Website', kind: 'url', required: false, maxLength: 500 },
  experience: { label: 'Experience', kind: 'text', required: false, maxLength: 10_000 },
  application: { label: 'Application', kind: 'text', required: true, maxLength: 10_000 },
} as const satisfies Record<keyof CareersPayload, FieldRule>;

/** The position an application is for. It travels beside the form's fields, in the query of the request. */
export const POSITION_FIELD = {
  label: 'Position',
  kind: 'line',
  required: false,
  maxLength: 200,
} as const satisfies FieldRule;
