import { randomUUID } from 'node:crypto';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  fastify,
  LogController,
  type onRequestHookHandler,
} from 'fastify';
import { deskProblems } from '#content/desk/server-texts.ts';
import type { SettingsPage } from '#contract/desk/settings.ts';
import { registerActions } from '../conversations/actions.ts';
import { registerDelivery } from '../conversations/delivery-routes.ts';
import {
  registerErasure,
  registerResume,
  registerSearch,
  registerSubmissionViews,
} from '../conversations/desk-routes.ts';
import { registerHistory } from '../conversations/history-routes.ts';
import { registerSpamFilter } from '../conversations/spam-filter.ts';
import { registerToday } from '../conversations/today.ts';
import { sendAnswer } from '../http/answers.ts';
import { createApiGate, refuseCrossSite } from '../http/api.ts';
import { createProxyTrust, warnOfUntrustedProxy } from '../http/client-address.ts';
import { DeskProblem, errorText, notFound, reportError } from '../http/errors.ts';
import { createSecurityHeaders, toHeaderObject } from '../http/headers.ts';
import { createClientErrorHandler, createHttpServer } from '../http/http-server.ts';
import { describeError, LOG_FORMAT } from '../http/logging.ts';
import type { DeskApp } from '../http/schemas.ts';
import type { SiteFile } from '../http/site-files.ts';
import { isApiPath } from '../http/site-paths.ts';
import { createSigningKey } from '../mail/links.ts';
import { registerExports } from '../operations/exports.ts';
import { type DeskRoute, guardRoutes, signedInOf } from '../people/access.ts';
import { registerCompanySignIn } from '../people/company-account.ts';
import { registerPeople } from '../people/routes.ts';
import { createSafeCookie, createSecureCheck } from '../people/sessions.ts';
import { registerSignIn } from '../people/sign-in-routes.ts';
import { registerSiteMedia } from '../site/media-routes.ts';
import { createPreviewTokens, registerPreview } from '../site/preview-routes.ts';
import { registerSite } from '../site/routes.ts';
import { registerSubscribers } from '../subscribers/desk-routes.ts';
import { registerVisits } from '../visits/view.ts';
import type { Desk } from './desk.ts';
import { createDeskResponder } from './files.ts';
import { registerLive, registerMe } from './live-routes.ts';

/** Routes about submissions and their mail. */
function registerSubmissionSide(app: DeskApp, desk: Desk): void {
  registerSubmissionViews(app, desk);
  registerActions(app, desk);
  registerErasure(app, desk);
  registerResume(app, desk);
  registerSearch(app, desk);
  registerSpamFilter(app, desk);
  registerToday(app, desk);
  registerVisits(app, desk);
  registerDelivery(app, desk);
  registerSubscribers(app, desk);
  registerExports(app, desk);
  registerLive(app, desk);
}

/** Settings concern the whole server, so a limited scope is not enough. */
function registerSettings(app: DeskApp, { config }: Desk): void {
  app.get('/api/settings', { config: { access: 'settings' }, schema: {} }, (request): SettingsPage => {
    if (signedInOf(request).person.scope !== 'everything') throw notFound();
    return { settings: config.allSettings };
  });
}

export interface DeskServerDeps {
  readonly trustedProxies: readonly string[];
  readonly logger: Exclude<FastifyServerOptions['logger'], boolean | undefined>;
  readonly logRequests: boolean;
  readonly desk: Desk;
  /** Null when the desk was not built. */
  readonly files: readonly SiteFile[] | null;
}

/** Enough for long answers and notes; a route that takes files sets its own limit. */
const BODY_LIMIT = 256 * 1024;
const JSON_TYPE = 'application/json';
const FILE_TYPE = 'application/octet-stream';
const SESSION_COOKIE = 'desk';

export interface DeskServer extends FastifyInstance {
  /** All routes of the API, with access and schema. */
  readonly routes: readonly DeskRoute[];
}

/** A separate server, so that a proxy can hide the desk from the public. Does not listen yet. */
export function buildDeskServer({ desk, files, ...deps }: DeskServerDeps): DeskServer {
  const security = createSecurityHeaders({ frameSources: ["'self'"] });
  const trust = createProxyTrust(deps.trustedProxies);
  const isSecure = createSecureCheck(trust, desk.config.url);
  const answerPage = createDeskResponder(files, security);

  const handleError = (error: FastifyError, request: FastifyRequest, reply: Reply): void => {
    const status = reportError(error, reply);
    reply.headers(toHeaderObject(security.flat({ secure: isSecure(request) })));
    reply.header('Cache-Control', 'no-store');
    reply.send({ error: error instanceof DeskProblem ? error.message : errorText(status) });
  };
  const app = fastify({
    serverFactory: (ordinary) => createHttpServer({ fastPath: null, ordinary, security }),
    logger: {
      ...LOG_FORMAT,
      ...deps.logger,
      serializers: { req: describeRequest, err: describeError },
    },
    logController: new LogController({ disableRequestLogging: !deps.logRequests }),
    genReqId: () => randomUUID(),
    trustProxy: (address) => trust.trusts(address),
    bodyLimit: BODY_LIMIT,
    return503OnClosing: false,
    // A HEAD request would open a live stream or record an export.
    exposeHeadRoutes: false,
    clientErrorHandler: createClientErrorHandler(security),
    frameworkErrors: handleError,
  });
  app.setErrorHandler(handleError);
  app.addHook('onRequest', warnOfUntrustedProxy(trust));
  takeJsonAndFiles(app);

  const apiGate = createApiGate(app, security, trust);
  // A hook serves the pages, because the app handles every path itself.
  app.addHook('onRequest', function (request, reply, done) {
    const { method = '', url: target = '', headers } = request.raw;
    if (isApiPath(target)) apiGate.call(this, request, reply, done);
    else sendAnswer(reply, answerPage({ method, target, headers, secure: isSecure(request) })).catch(done);
  });
  app.addHook('onRequest', refuseForeignWrites(desk.config.url));
  const cookie = createSafeCookie({ name: SESSION_COOKIE, sameSite: 'Strict', isSecure });
  const routes = guardRoutes(app, { sessions: desk.sessions, cookie, now: desk.now });
  const api: DeskApp = app.withTypeProvider();
  registerSignIn(api, desk, cookie);
  // Lax: the browser sends the cookie after the redirect from the provider.
  const proof = createSafeCookie({ name: 'desk-company', sameSite: 'Lax', isSecure });
  registerCompanySignIn(api, desk, { session: cookie, proof });
  registerMe(api, desk);
  registerPeople(api, desk);
  registerHistory(api, desk);
  registerSettings(api, desk);
  const tokens = createPreviewTokens(createSigningKey(desk.storage.db, 'site-preview'), desk.now);
  registerSite(api, desk, tokens);
  registerSiteMedia(api, desk);
  registerPreview(app, { site: desk.site, tokens, framedBy: "'self'" });
  registerSubmissionSide(api, desk);
  return Object.assign(app, { routes });
}

type Reply = Parameters<onRequestHookHandler>[1];

/** An empty body counts as an empty object: most actions need none. */
function takeJsonAndFiles(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, {});
    else parse(request, body, done);
  });
  app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** CSRF protection: writes must come from the desk's origin, in a content type that a cross-site form cannot send. */
function refuseForeignWrites(deskUrl: string | null): onRequestHookHandler {
  const refuse = refuseCrossSite(deskUrl);
  return function (request, reply, done) {
    if (request.method === 'GET' || request.method === 'HEAD') {
      done();
      return;
    }
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    const accepted = request.routeOptions.config.takesFile ? [JSON_TYPE, FILE_TYPE] : [JSON_TYPE];
    if (accepted.includes(type.trim().toLowerCase())) refuse.call(this, request, reply, done);
    else done(new DeskProblem(415, deskProblems.notJson));
  };
}

/** For the log, without the token of a sign-in link. */
function describeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  const [path = ''] = url.split('?');
  return { method, url: path.replace(/(\/(?:sign-in|preview)\/)[^/]{20,}/, '$1...') };
}
