import type { FastifyRequest } from 'fastify';

/** A request as the log shows it: without the client's address and without the query, which may hold a token. */
export function describeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, url: url.split('?')[0] };
}
