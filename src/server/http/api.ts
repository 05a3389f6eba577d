import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { ProxyTrust } from '../shared/client-address.ts';
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
