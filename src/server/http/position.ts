import type { FastifyRequest } from 'fastify';
import { POSITION_QUERY } from '#contract/endpoints.ts';
import { isOwnOrigin } from './cross-site.ts';

/**
 * The position that an application is for. Our script puts it in the address of the request; without it, it still stands
 * in the address of the page with the form.
 */
export function positionOf(request: FastifyRequest, siteUrl: string | null): unknown {
  const position = (request.query as Record<string, unknown>)[POSITION_QUERY];
  if (position !== undefined) return position;
  const { referer = '' } = request.headers;
  if (!URL.canParse(referer)) return undefined;
  const { origin, searchParams } = new URL(referer);
  return isOwnOrigin(origin, request, siteUrl) ? (searchParams.get(POSITION_QUERY) ?? undefined) : undefined;
}
