import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { itemProblems } from '#content/desk/server-texts.ts';
import { type ActionBody, type ItemAction, LONGEST } from '#contract/desk/actions.ts';
import type { Right } from '#contract/desk/people.ts';
import { DeskProblem } from './problem.ts';

const version = z.number().int().min(0);
const id = z.string().regex(/^[\w-]{1,100}$/);
/** What people type ends up in mail and on PostgreSQL, which knows no NUL. */
const typed = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replaceAll('\0', '').trim())
    .refine((text) => text !== '');
const subject = typed(300).transform((text) => text.replace(/\s+/g, ' '));

/** Who may do what, and what is sent with it. */
export const ACTIONS: {
  readonly [Action in ItemAction]: {
    readonly right: Right;
    readonly body: z.ZodType<ActionBody<Action>, unknown>;
  };
} = {
  answered: { right: 'answer', body: z.object({ version }) },
  reopened: { right: 'answer', body: z.object({ version }) },
  'reopen-undo': { right: 'answer', body: z.object({ version }) },
  assign: { right: 'assign', body: z.object({ version, person: id.nullable() }) },
  note: {
    right: 'note',
    body: z.object({ version, text: typed(LONGEST.note), mentions: z.array(id).max(50) }),
  },
  answer: { right: 'answer', body: z.object({ version, subject, text: typed(LONGEST.answer) }) },
  'answer-undo': { right: 'answer', body: z.object({ version }) },
  spam: {
    right: 'decide',
    body: z.object({ version, alike: z.boolean().default(false) }),
  },
  release: { right: 'decide', body: z.object({ version }) },
  hold: { right: 'decide', body: z.object({ version, alike: z.boolean().default(false) }) },
  erase: { right: 'erase', body: z.object({ version, reference: z.string().max(20) }) },
};

export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  const read = schema.safeParse(request.body);
  if (!read.success) throw new DeskProblem(400, itemProblems.body);
  return read.data;
}
