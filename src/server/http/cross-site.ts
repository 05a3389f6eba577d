import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { apiError } from './errors.ts';

/** What of a request tells where it comes from, and for which host it asks. */
type Asked = Pick<FastifyRequest, 'headers' | 'host'>;

/** A hook for what only our own pages may send. */
export function refuseCrossSite(siteUrl: string | null): onRequestHookHandler {
  return (request, reply, done) => {
    if (isCrossSite(request, siteUrl)) reply.code(403).send(apiError(403));
    else done();
  };
}

/**
 * True when a browser sent the request on behalf of another site. Browsers say so themselves and pages cannot forge it;
 * programs that are no browsers say neither and are nobody's unwitting helper.
 */
export function isCrossSite(request: Asked, siteUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Over plain HTTP browsers leave that header out, and older ones do not know it.
  const { origin } = request.headers;
  return origin !== undefined && !isOwnOrigin(origin, request, siteUrl);
}

/** True for the origin of our pages: by their public name, or by whatever name this request asked for them. */
export function isOwnOrigin(origin: string, request: Asked, siteUrl: string | null): boolean {
  if (origin === siteUrl) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // Read alike, so that a default port counts as none on both sides.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && new URL(own).host === host;
}
