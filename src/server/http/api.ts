import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { ProxyTrust } from './client-address.ts';
import { apiError } from './errors.ts';
import { type SecurityHeaders, toHeaderObject } from './headers.ts';
import { originForm } from './site-paths.ts';
import { type NotUtf8Error, utf8Of } from './utf8.ts';

/** Generous for the text of a form; a route that accepts files sets its own limit. */
export const API_BODY_LIMIT = 64 * 1024;

export function registerApi(app: FastifyInstance): void {
  // Routes accept only JSON unless they say otherwise. A form on another site can send text/plain without a CORS preflight.
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      parseJson(request, utf8Of(body, request.headers['content-type']), done);
    } catch (error) {
      done(error as NotUtf8Error);
    }
  });

  app.get('/api/health', () => ({ status: 'ok' }));
}

/**
 * Runs first on every request under /api: sets the common headers, and answers unknown paths and methods before any body is
 * read, so that an error in the body never hides an error in the address.
 */
export function createApiGate(
  app: FastifyInstance,
  security: SecurityHeaders,
  trust: ProxyTrust,
): onRequestHookHandler {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  const plain = toHeaderObject(security.flat({ secure: false }));
  const secured = toHeaderObject(security.flat({ secure: true }));

  return (request, reply, done) => {
    reply.headers(trust.isHttps(request.raw) ? secured : plain).header('Cache-Control', 'no-store');
    if (!request.is404) {
      done();
      return;
    }
    const [path = ''] = originForm(request.raw.url ?? '').split('?');
    const allowed = methods.get(path);
    if (allowed === undefined) reply.code(404).send(apiError(404));
    else
      reply
        .code(405)
        .header('Allow', [...allowed].sort().join(', '))
        .send(apiError(405));
  };
}

type RequestSource = Pick<FastifyRequest, 'headers' | 'host'>;

/** CSRF protection: a hook for requests that only our own pages may send. */
export function refuseCrossSite(siteUrl: string | null): onRequestHookHandler {
  return (request, reply, done) => {
    if (isCrossSite(request, siteUrl)) reply.code(403).send(apiError(403));
    else done();
  };
}

/**
 * True when a browser sent the request on behalf of another site. Browsers set these headers themselves and pages cannot
 * forge them. Clients that are not browsers send neither, and carry no victim's cookies.
 */
export function isCrossSite(request: RequestSource, siteUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Browsers omit that header over plain HTTP, and older ones do not know it.
  const { origin } = request.headers;
  return origin !== undefined && !isOwnOrigin(origin, request, siteUrl);
}

/** True for the origin of our pages: the public one, or the host that this request was sent to. */
export function isOwnOrigin(origin: string, request: RequestSource, siteUrl: string | null): boolean {
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Both are parsed as URLs, so that a default port counts as none on either side.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && new URL(own).host === host;
}
