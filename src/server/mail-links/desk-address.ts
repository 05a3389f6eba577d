import type { FormName } from '#contract/answer.ts';
import type { SubmissionRow } from '../storage/schema.ts';

const VIEWS: Readonly<Record<FormName, string>> = {
  contact: 'enquiries',
  careers: 'applications',
  newsletter: 'subscribers',
};

/** Where the desk shows an item. A subscription that is not held has no page of its own there. */
export function deskItemUrl(
  deskUrl: string,
  { form, state, reference }: Pick<SubmissionRow, 'form' | 'state' | 'reference'>,
): string {
  if (state !== 'accepted') return `${deskUrl}/quarantine/${reference}`;
  return form === 'newsletter' ? `${deskUrl}/${VIEWS[form]}` : `${deskUrl}/${VIEWS[form]}/${reference}`;
}
