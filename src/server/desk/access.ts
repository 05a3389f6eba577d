import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskProblems } from '#content/desk/server-texts.ts';
import type { FormName } from '#contract/answer.ts';
import { formsIn, mayDo, type Right } from '#contract/desk/people.ts';
import { ACTIVITY_HEADER } from '#contract/desk/sign-in.ts';
import { isApiPath } from '../http/site-paths.ts';
import type { SessionStore, SignedIn } from '../storage/session-store.ts';
import { DeskProblem, notFound } from './problem.ts';
import { hashOf } from './secret.ts';
import type { SafeCookie } from './session-cookie.ts';

/** Who may use a route: anybody, anybody who is signed in, or who has a right. */
export type Access = 'open' | 'signed-in' | Right;

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

export interface AccessDeps {
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
    if (access !== 'signed-in') demandRight(request, access);
  });
}

/** Who sends the request, in a route that is not open. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new DeskProblem(401, deskProblems.signIn);
  return request.signedIn;
}

function demandRight(request: FastifyRequest, right: Right): void {
  if (!mayDo(signedInOf(request).person.role, right)) throw new DeskProblem(403, deskProblems.noRight);
}

/** What is out of somebody's scope is not there for them. */
export function demandForm(request: FastifyRequest, form: FormName): void {
  if (!formsIn(signedInOf(request).person.scope).includes(form)) throw notFound();
}
