import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createCalendar } from '#contract/calendar.ts';
import { formsIn } from '#contract/desk/people.ts';
import { SUBMISSION_SORTS, SUBMISSION_TABS } from '#contract/desk/submissions.ts';
import { FORM_KINDS, type FormKind } from '#contract/form-record.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { notFound } from '../http/errors.ts';
import { AFTER, optional } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import type { SubmissionFilter } from '../submissions/list.ts';
import { isReference } from '../submissions/reference.ts';

export const BY_REFERENCE = z.object({ reference: z.string().toUpperCase().refine(isReference) });

const word = z.string().max(200);
const day = z.iso.date();
const KIND = z.enum(Object.keys(FORM_KINDS) as FormKind[]);

export const SUBMISSION_QUERY = z.object({
  kind: optional(KIND),
  tab: optional(z.enum(SUBMISSION_TABS)),
  q: optional(word),
  subject: optional(word),
  assignee: optional(word),
  since: optional(day),
  until: optional(day),
  sort: optional(z.enum(SUBMISSION_SORTS)),
  after: AFTER,
});

/** The requested submissions, limited to the forms that the person may see. */
export function submissionFilter(
  request: FastifyRequest,
  { kind, tab = 'waiting', since, until, after: _, ...rest }: z.output<typeof SUBMISSION_QUERY>,
  timeZone: string,
): SubmissionFilter {
  const { person } = signedInOf(request);
  const forms = formsIn(person.scope).filter((form) => kind === undefined || FORMS[form].kind === kind);
  if (forms.length === 0) throw notFound();
  const calendar = createCalendar(timeZone);
  return {
    ...rest,
    tab,
    forms,
    me: person.id,
    since: since === undefined ? undefined : calendar.startOf(since),
    // The date in the filter is inclusive.
    until: until === undefined ? undefined : calendar.rangeOf(until).until,
  };
}

export function formsOfReader(request: FastifyRequest): readonly FormName[] {
  return formsIn(signedInOf(request).person.scope);
}
