import type { SubmissionRow } from '../db/schema.ts';

/** The corrected address, else the one the visitor typed. */
export function visitorAddress(
  submission: Pick<SubmissionRow, 'email' | 'corrected_email' | 'payload'>,
): string {
  return submission.corrected_email ?? typedAddress(submission);
}

/** With the visitor's capitalization; the column is in lower case. */
export function typedAddress({ email, payload }: Pick<SubmissionRow, 'email' | 'payload'>): string {
  return String((JSON.parse(payload) as { readonly email?: unknown }).email ?? email);
}
