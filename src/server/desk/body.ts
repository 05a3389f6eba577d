import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { deskProblems } from '#content/desk/server-texts.ts';
import { DeskProblem } from './problem.ts';

/** The body of a request as the route wants it. What is wrong is said in the words of the schema where it has some. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  return checked(schema, request.body ?? {});
}

/** The same for the parameters of the address. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  return checked(schema, request.query);
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  // Only sentences of ours are for people; the library's own begin otherwise.
  const isOurs = issue !== undefined && (Object.values(deskProblems) as string[]).includes(issue.message);
  throw new DeskProblem(400, isOurs ? issue.message : deskProblems.notUnderstood);
}
