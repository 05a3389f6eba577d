import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FormName } from '#contract/answer.ts';
import { createCalendar } from '#contract/calendar.ts';
import { formsIn } from '#contract/desk/people.ts';
import type { Cursor } from '../db/cursor.ts';
import { readQuery, requireForm, signedInOf } from '../people/access.ts';
import { AFTER, optional, readAfter } from '../people/list-query.ts';
import type { SubmissionFilter } from '../submissions/list.ts';

const word = z.string().max(200);
const day = z.iso.date();
const FORM = z.enum(['contact', 'careers', 'newsletter']);

const QUERY = z.object({
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

interface ReadQuery {
  readonly filter: SubmissionFilter;
  readonly after: Cursor | null;
}

/** Which items are asked for, as far as the person may see them. */
export function readSubmissionQuery(request: FastifyRequest, timeZone: string): ReadQuery {
  const { form, tab = 'waiting', since, until, after, ...rest } = readQuery(QUERY, request);
  const { person } = signedInOf(request);
  if (form !== undefined) requireForm(request, form);
  const calendar = createCalendar(timeZone);
  return {
    filter: {
      ...rest,
      tab,
      forms: form === undefined ? formsIn(person.scope) : [form],
      me: person.id,
      since: since === undefined ? undefined : calendar.startOf(since),
      // The person who filters means this day, too.
      until: until === undefined ? undefined : calendar.rangeOf(until).until,
    },
    after: readAfter(after),
  };
}

export function formsOfReader(request: FastifyRequest): readonly FormName[] {
  return formsIn(signedInOf(request).person.scope);
}
