import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, fastify, LogController } from 'fastify';
import type { Redirect } from '#content/redirects.ts';
import type { RenderAnswer } from '#contract/answer.ts';
import { plainTexts } from '#generated/texts/site.ts';
import type { Backend } from './backend.ts';
import { registerMailLinks } from './conversations/mail-link-routes.ts';
import { type Answer, sendAnswer, textAnswer } from './http/answers.ts';
import { API_BODY_LIMIT, createApiGate, registerApi } from './http/api.ts';
import { createProxyTrust, warnOfUntrustedProxy } from './http/client-address.ts';
import { createErrorHandler } from './http/errors.ts';
import { createSecurityHeaders, type TagSources } from './http/headers.ts';
import { createClientErrorHandler, createHttpServer } from './http/http-server.ts';
import { describeError, describeRequest, LOG_FORMAT } from './http/logging.ts';
import { assetsOf, createServerPages } from './http/server-page.ts';
import type { Site } from './http/site-files.ts';
import { isApiPath } from './http/site-paths.ts';
import {
  createFastPath,
  createSiteResponder,
  createSwitch,
  type SiteRequest,
} from './http/site-responder.ts';
import { createSigningKey } from './mail/links.ts';
import { registerOperations } from './operations/routes.ts';
import { frameAnswers } from './site/answer-frame.ts';
import { createPreviewTokens, registerPreview } from './site/preview-routes.ts';
import { registerSubmissions } from './submissions/api-routes.ts';
import { registerForms } from './submissions/form-routes.ts';
import { createUploadBudget, UPLOAD_BUDGET_BYTES } from './submissions/uploads.ts';
import { registerConfirmation } from './subscribers/confirmation.ts';
import { registerUnsubscribe } from './subscribers/unsubscribe-routes.ts';
import { createBeacon } from './visits/beacon.ts';

export interface AppDeps {
  /** The loaded site, or null to serve the API only. */
  readonly site: Site | null;
  /** Retired URLs and their targets. */
  readonly redirects?: readonly Redirect[];
  /** Origins that our pages may frame. */
  readonly frameSources: readonly string[];
  readonly hstsIncludesSubdomains?: boolean;
  /** CSP sources of the analytics tag that pages load with consent. */
  readonly tagSources?: TagSources | null;
  readonly trustedProxies: readonly string[];
  /** Null to serve the site without forms. The app closes it. */
  readonly backend: Backend | null;
  /** Renders the result page for forms submitted without JavaScript; null to answer in plain text. */
  readonly renderAnswer: RenderAnswer | null;
  readonly logger: Exclude<FastifyServerOptions['logger'], boolean | undefined>;
  /** Log a line per request. Disables the fast path, so it is slower. */
  readonly logRequests: boolean;
}

/** Holds no state outside the instance and does not listen, so tests can inject requests. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const security = createSecurityHeaders(deps);
  const trust = createProxyTrust(deps.trustedProxies);
  const site =
    deps.site === null
      ? null
      : createSwitch(createSiteResponder(deps.site, security, deps.redirects), (use) =>
          deps.backend?.site?.onReplace((next) =>
            use(createSiteResponder(next.site, security, next.redirects)),
          ),
        );
  const handleError = createErrorHandler(security, trust);

  let isClosing = false;
  const fastPath =
    site === null || deps.logRequests ? null : createFastPath({ site, trust, isClosing: () => isClosing });

  const { backend } = deps;
  const beacon =
    backend === null ? null : createBeacon({ ...backend, siteUrl: backend.company.siteUrl, trust, security });

  const app = fastify({
    serverFactory: (ordinary) => createHttpServer({ fastPath, beacon, ordinary, security }),
    logger: {
      ...LOG_FORMAT,
      ...deps.logger,
      serializers: { req: describeRequest, err: describeError },
    },
    logController: new LogController({ disableRequestLogging: !deps.logRequests }),
    genReqId: () => randomUUID(),
    trustProxy: (address) => trust.trusts(address),
    bodyLimit: API_BODY_LIMIT,
    // During shutdown, open connections are still served, with `Connection: close`.
    return503OnClosing: false,
    clientErrorHandler: createClientErrorHandler(security),
    frameworkErrors: handleError,
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.setErrorHandler(handleError);
  app.addHook('onRequest', warnOfUntrustedProxy(trust));

  const apiGate = createApiGate(app, security, trust);
  const answerSite = (request: SiteRequest): Answer =>
    site?.answer(request) ??
    textAnswer(security, {
      status: 404,
      text: plainTexts.apiOnly,
      secure: request.secure,
      withBody: request.method !== 'HEAD',
    });

  // A hook and not routes: the site answers any method and any path, before a body is read.
  app.addHook('onRequest', function (request, reply, done) {
    const { method = '', url: target = '', headers } = request.raw;
    if (isApiPath(target)) {
      apiGate.call(this, request, reply, done);
      return;
    }
    const answer = answerSite({ method, target, headers, secure: trust.isHttps(request.raw) });
    sendAnswer(reply, answer).catch(done);
  });
  registerApi(app);
  if (backend !== null) registerBackend(app, backend, deps);
  return app;
}

function registerBackend(
  app: FastifyInstance,
  backend: Backend,
  { renderAnswer, site }: Pick<AppDeps, 'renderAnswer' | 'site'>,
): void {
  const uploads = createUploadBudget(UPLOAD_BUDGET_BYTES);
  const forms = {
    ...backend,
    siteUrl: backend.company.siteUrl,
    uploads,
    renderAnswer: frameAnswers(renderAnswer, backend.site),
  };
  registerSubmissions(app, forms);
  registerForms(app, forms);
  registerOperations(app, backend);
  const pages = createServerPages(backend.company, assetsOf(site));
  registerUnsubscribe(app, { subscribers: backend.subscribers, pages });
  registerConfirmation(app, {
    confirmations: backend.confirmations,
    pages,
    siteUrl: backend.company.siteUrl,
  });
  registerMailLinks(app, { ...backend, pages, siteUrl: backend.company.siteUrl });
  const { storage, now } = backend.desk;
  const tokens = createPreviewTokens(createSigningKey(storage.forVisitors, 'site-preview'), now);
  registerPreview(app, { site: backend.site, tokens, framedBy: null });
  app.addHook('onReady', (done) => {
    backend.start(app.log);
    done();
  });
  app.addHook('onClose', () => backend.close());
}
