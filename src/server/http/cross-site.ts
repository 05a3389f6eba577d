import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { apiError } from './errors.ts';

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
