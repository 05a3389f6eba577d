import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { itemProblems } from '#content/desk/server-texts.ts';
import type { FormName } from '#contract/answer.ts';
import { formsIn } from '#contract/desk/people.ts';
import { type Calendar, createCalendar } from '../inbox/calendar.ts';
import { type Cursor, readCursor } from '../storage/cursor.ts';
import type { ItemFilter } from '../storage/item-filter.ts';
import { demandForm, signedInOf } from './access.ts';
import { DeskProblem } from './problem.ts';
import { readQuery } from './read-request.ts';

const word = z.string().max(200);
/** An empty parameter is as good as none. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const day = z.iso.date();
const FORM = z.enum(['contact', 'careers', 'newsletter']);
export const AFTER = optional(z.string().max(1000));

const QUERY = z.object({
  form: optional(FORM),
  tab: optional(z.enum(['waiting', 'mine', 'nobodys', 'answered', 'all', 'held', 'released', 'spam'])),
  q: optional(word),
  subject: optional(word),
  assignee: optional(word),
  since: optional(day),
  until: optional(day),
  sort: optional(z.enum(['oldest', 'newest', 'name'])),
  after: AFTER,
});

export interface ReadQuery {
  readonly filter: ItemFilter;
  readonly after: Cursor | null;
}

export function readAfter(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text);
  if (cursor === null) throw new DeskProblem(400, itemProblems.query);
  return cursor;
}

/** Which items are asked for, as far as the person may see them. */
export function readItemQuery(request: FastifyRequest, timeZone: string): ReadQuery {
  const { form, tab = 'waiting', since, until, after, ...rest } = readQuery(QUERY, request);
  const { person } = signedInOf(request);
  if (form !== undefined) demandForm(request, form);
  const calendar = createCalendar(timeZone);
  return {
    filter: {
      ...rest,
      tab,
      forms: form === undefined ? formsIn(person.scope) : [form],
      me: person.id,
      since: since === undefined ? undefined : calendar.startOf(since),
      until: until === undefined ? undefined : endOf(calendar, until),
    },
    after: readAfter(after),
  };
}

/** The day counts whole. */
function endOf(calendar: Calendar, until: string): number {
  return calendar.startOf(calendar.shift(until, 1));
}

export function formsOfReader(request: FastifyRequest): readonly FormName[] {
  return formsIn(signedInOf(request).person.scope);
}
