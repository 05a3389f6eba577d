import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deskProblems, submissionProblems } from '#content/desk/server-texts.ts';
import type { FormName } from '#contract/answer.ts';
import { formsIn, mayDo, type Right } from '#contract/desk/people.ts';
import { ACTIVITY_HEADER } from '#contract/desk/sign-in.ts';
import { isEmail } from '#contract/fields.ts';
import { DeskProblem, notFound } from '../http/problem.ts';
import { isApiPath } from '../http/site-paths.ts';
import { hashOf } from './secret.ts';
import type { SafeCookie } from './session-cookie.ts';
import type { SessionStore, SignedIn } from './sessions.ts';

import { isPersonName } from './store.ts';

/** Who may use a route: anybody, anybody who is signed in, or who has a right. */
type Access = 'open' | 'signed-in' | Right;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of the desk says it: `{ config: { access: 'answer' } }`. */
    access?: Access;
  }
  interface FastifyRequest {
    /** Who sends it; null where nobody is signed in, which only open routes see. */
    signedIn: SignedIn | null;
  }
}

interface AccessDeps {
  readonly sessions: SessionStore;
  readonly cookie: SafeCookie;
  readonly now: () => number;
}

/** Asks the database at each request, so that a role that was taken away is gone at the next one. */
export function guardAccess(app: FastifyInstance, { sessions, cookie, now }: AccessDeps): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRoute', ({ url, config }) => {
    if (isApiPath(url) && config?.access === undefined) {
      throw new Error(`${url} does not say who may use it. Add config: { access: ... } to the route.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    // What is open needs nobody, and so no question to the database.
    if (request.is404 || access === undefined || access === 'open') return;
    const secret = cookie.read(request);
    const isUse = request.headers[ACTIVITY_HEADER] === '1';
    request.signedIn = secret === null ? null : await sessions.find(hashOf(secret), { now: now(), isUse });
    if (request.signedIn === null) throw new DeskProblem(401, deskProblems.signIn);
    if (access !== 'signed-in') requireRight(request, access);
  });
}

/** Who sends the request, in a route that is not open. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new DeskProblem(401, deskProblems.signIn);
  return request.signedIn;
}

function requireRight(request: FastifyRequest, right: Right): void {
  if (!mayDo(signedInOf(request).person.role, right)) throw new DeskProblem(403, deskProblems.noRight);
}

/** What is out of somebody's scope is not there for them. */
export function requireForm(request: FastifyRequest, form: FormName): void {
  if (!formsIn(signedInOf(request).person.scope).includes(form)) throw notFound();
}

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
  return checked(schema, request.body, submissionProblems.body);
}

/** The query parameters, checked. Unknown ones are ignored: a later version of the app may send them. */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> {
  return checked(schema, request.query, submissionProblems.query);
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
