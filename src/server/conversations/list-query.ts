import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FormName } from '#contract/answer.ts';
import { createCalendar } from '#contract/calendar.ts';
import { formsIn } from '#contract/desk/people.ts';
import { AFTER, optional } from '../http/schemas.ts';
import { requireForm, signedInOf } from '../people/access.ts';
import type { SubmissionFilter } from '../submissions/list.ts';
import { isReference } from '../submissions/reference.ts';

export const BY_REFERENCE = z.object({ reference: z.string().toUpperCase().refine(isReference) });

const word = z.string().max(200);
const day = z.iso.date();
const FORM = z.enum(['contact', 'careers', 'newsletter']);

export const SUBMISSION_QUERY = z.object({
  form: optional(FORM),
  tab: optional(z.enum(['waiting', 'mine', 'unassigned', 'answered', 'all', 'held', 'released', 'spam'])),
  q: optional(word),
  subject: optional(word),
  assignee: optional(word),
  since: optional(day),
  until: optional(day),
  sort: optional(z.enum(['oldest', 'newest', 'name'])),
  after: AFTER,
});

/** Which items are asked for, as far as the person may see them. */
export function submissionFilter(
  request: FastifyRequest,
  { form, tab = 'waiting', since, until, after: _, ...rest }: z.output<typeof SUBMISSION_QUERY>,
  timeZone: string,
): SubmissionFilter {
  const { person } = signedInOf(request);
  if (form !== undefined) requireForm(request, form);
  const calendar = createCalendar(timeZone);
  return {
    ...rest,
    tab,
    forms: form === undefined ? formsIn(person.scope) : [form],
    me: person.id,
    since: since === undefined ? undefined : calendar.startOf(since),
    // The person who filters means this day, too.
    until: until === undefined ? undefined : calendar.rangeOf(until).until,
  };
}

export function formsOfReader(request: FastifyRequest): readonly FormName[] {
  return formsIn(signedInOf(request).person.scope);
}
