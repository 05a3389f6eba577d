import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deskProblems } from '#content/desk/server-texts.ts';
import { formsIn, mayDo, maySite, type Right } from '#contract/desk/people.ts';
import { ACTIVITY_HEADER } from '#contract/desk/sign-in.ts';
import { isEmail } from '#contract/fields.ts';
import type { FormName } from '#contract/forms.ts';
import { DeskProblem, notFound } from '../http/errors.ts';
import { compileSchema, hideUndeclared, type RouteSchema, requireSchema } from '../http/schemas.ts';
import { isApiPath } from '../http/site-paths.ts';
import { hashOf, type SafeCookie, type SessionStore, type SignedIn } from './sessions.ts';
import { isPersonName } from './store.ts';

/** Who may use a route: everyone, every signed-in person, or people with a right. */
type Access = 'open' | 'signed-in' | Right | 'site-write' | 'site-publish';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required in every route of the desk: `{ config: { access: 'answer' } }`. */
    access?: Access;
    /** The body may be a file, as application/octet-stream, which a cross-site form cannot send either. */
    takesFile?: boolean;
  }
  interface FastifyRequest {
    /** Null only in open routes. */
    signedIn: SignedIn | null;
  }
}

export interface DeskRoute {
  readonly method: string;
  /** With parameters: /api/people/:id */
  readonly url: string;
  readonly access: Access;
  readonly schema: RouteSchema;
}

interface AccessDeps {
  readonly sessions: SessionStore;
  readonly cookie: SafeCookie;
  readonly now: () => number;
}

/**
 * Checks the permission of each request and hides input that the schema does not declare. Registering a route without
 * `access` or a schema throws. Each request reads the role from the database, so that a change takes effect at once.
 * Returns the list of routes, to which later registrations are added.
 */
export function guardRoutes(
  app: FastifyInstance,
  { sessions, cookie, now }: AccessDeps,
): readonly DeskRoute[] {
  const routes: DeskRoute[] = [];
  app.decorateRequest('signedIn', null);
  app.setValidatorCompiler(compileSchema);
  app.addHook('preValidation', hideUndeclared);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!isApiPath(url)) return;
    const access = config?.access;
    if (access === undefined) {
      throw new Error(`${url} does not say who may use it. Add config: { access: ... } to the route.`);
    }
    const checked = requireSchema(url, schema);
    for (const each of [method].flat()) routes.push({ method: each, url, access, schema: checked });
  });
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    // An open route needs no session, so it skips the query.
    if (request.is404 || access === undefined || access === 'open') return;
    const secret = cookie.read(request);
    const isUse = request.headers[ACTIVITY_HEADER] === '1';
    request.signedIn = secret === null ? null : await sessions.find(hashOf(secret), { now: now(), isUse });
    if (request.signedIn === null) throw new DeskProblem(401, deskProblems.signIn);
    if (access === 'site-write' || access === 'site-publish') requireSite(request, access);
    else if (access !== 'signed-in') requireRight(request, access);
  });
  return routes;
}

/** For routes that are not open. */
export function signedInOf(request: FastifyRequest): SignedIn {
  if (request.signedIn === null) throw new DeskProblem(401, deskProblems.signIn);
  return request.signedIn;
}

function requireRight(request: FastifyRequest, right: Right): void {
  if (!mayDo(signedInOf(request).person.role, right)) throw new DeskProblem(403, deskProblems.noRight);
}

function requireSite(request: FastifyRequest, access: 'site-write' | 'site-publish'): void {
  const needed = access === 'site-write' ? 'write' : 'publish';
  if (!maySite(signedInOf(request).person.site, needed)) throw new DeskProblem(403, deskProblems.noSiteRight);
}

/** Not found, rather than forbidden, outside the person's scope. */
function requireForm(request: FastifyRequest, form: FormName): void {
  if (!formsIn(signedInOf(request).person.scope).includes(form)) throw notFound();
}

/** `requireForm` as a hook before validation. */
export const onlyFor = (form: FormName) => async (request: FastifyRequest) => requireForm(request, form);

export const PERSON_NAME = z.string().trim().refine(isPersonName, deskProblems.notAName);
export const EMAIL = z.string().trim().max(254).refine(isEmail, deskProblems.notAnAddress);
