import { z } from 'zod';
import { type ActionBody, type ItemAction, LONGEST } from '#contract/desk/actions.ts';
import type { Right } from '#contract/desk/people.ts';
import { typedText } from './read-request.ts';

const version = z.number().int().min(0);
const undo = z.boolean().default(false);
const id = z.string().regex(/^[\w-]{1,100}$/);
const subject = typedText(300).transform((text) => text.replace(/\s+/g, ' '));

/** Who may do what, and what is sent with it. */
export const ACTIONS: {
  readonly [Action in ItemAction]: {
    readonly right: Right;
    readonly body: z.ZodType<ActionBody<Action>, unknown>;
  };
} = {
  answered: { right: 'answer', body: z.object({ version }) },
  reopened: { right: 'answer', body: z.object({ version, undo }) },
  'reopen-undo': { right: 'answer', body: z.object({ version }) },
  assign: { right: 'assign', body: z.object({ version, undo, person: id.nullable() }) },
  note: {
    right: 'note',
    body: z.object({ version, text: typedText(LONGEST.note), mentions: z.array(id).max(50) }),
  },
  answer: { right: 'answer', body: z.object({ version, subject, text: typedText(LONGEST.answer) }) },
  'answer-undo': { right: 'answer', body: z.object({ version }) },
  spam: {
    right: 'decide',
    body: z.object({ version, undo, alike: z.boolean().default(false) }),
  },
  release: { right: 'decide', body: z.object({ version, undo }) },
  hold: { right: 'decide', body: z.object({ version, undo, alike: z.boolean().default(false) }) },
  erase: { right: 'erase', body: z.object({ version, reference: z.string().max(20) }) },
};
