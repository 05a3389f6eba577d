import type { SubmissionRow } from '../db/schema.ts';

/** Where email to the visitor goes: to the corrected address, else to the one they typed. */
export function visitorAddress(
  submission: Pick<SubmissionRow, 'email' | 'corrected_email' | 'payload'>,
): string {
  return submission.corrected_email ?? typedAddress(submission);
}

/** In the visitor's own spelling: the column is in lower case, for comparing. */
export function typedAddress({ email, payload }: Pick<SubmissionRow, 'email' | 'payload'>): string {
  return String((JSON.parse(payload) as { readonly email?: unknown }).email ?? email);
}
