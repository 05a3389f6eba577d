import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deskProblems, itemProblems } from '#content/desk/server-texts.ts';
import { isEmail } from '#contract/fields.ts';
import { isPersonName } from '../storage/people-names.ts';
import { DeskProblem } from './problem.ts';

export const PERSON_NAME = z.string().trim().refine(isPersonName, deskProblems.notAName);
export const EMAIL = z.string().trim().max(254).refine(isEmail, deskProblems.notAnAddress);

/** Control characters other than tab and line breaks. PostgreSQL stores no NUL, and the others do harm in mail and terminals. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Text that people type or paste. Control characters in it come along unseen, so they are removed rather than refused. */
export const typedText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    // Word processors use vertical tab and form feed as line breaks.
    .transform((text) =>
      text
        .replace(/[\v\f]/g, '\n')
        .replace(new RegExp(CONTROL, 'gu'), '')
        .trim(),
    )
    .refine((text) => text !== '');

/** The body of a request, checked. An error of the schema is shown when it is a sentence of ours. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  return checked(schema, request.body, itemProblems.body);
}

/** The query parameters, checked. Unknown ones are ignored: a later version of the app may send them. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  return checked(schema, request.query, itemProblems.query);
}

const SENTENCES: ReadonlySet<string> = new Set(Object.values(deskProblems));

function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  sentence: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success && !hasControlCharacter(result.data)) return result.data;
  const message = result.error?.issues[0]?.message ?? '';
  throw new DeskProblem(400, SENTENCES.has(message) ? message : sentence);
}

function hasControlCharacter(value: unknown): boolean {
  if (typeof value === 'string') return CONTROL.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasControlCharacter);
}
