import type { FastifyRequest } from 'fastify';

/**
 * True when a browser sent the request on behalf of another site. Browsers say so themselves and pages cannot forge it;
 * programs that are no browsers say neither and are nobody's unwitting helper.
 */
export function isCrossSite(request: FastifyRequest, siteUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  // Over plain HTTP browsers leave that header out, and older ones do not know it.
  const { origin } = request.headers;
  if (origin === undefined || origin === siteUrl) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  // Read alike, so that a default port counts as none on both sides.
  const own = `${protocol}//${request.host}`;
  return !URL.canParse(own) || new URL(own).host !== host;
}
