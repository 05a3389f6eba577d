import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { METRICS_CONTENT_TYPE } from '../metrics/exposition.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Readiness } from '../operations/readiness.ts';
import { apiError, RETRY_AFTER_SECONDS } from './errors.ts';
import { isApiPath } from './site-paths.ts';

export interface OperationsRouteOptions {
  readonly readiness: Readiness;
  /** Null: nobody asks for numbers, so none are taken. */
  readonly metrics: Metrics | null;
  /** Null: no metrics at an address that visitors reach too. */
  readonly metricsToken: string | null;
}

/** What those who run the site ask: can it work, and how is it doing. */
export function registerOperations(app: FastifyInstance, options: OperationsRouteOptions): void {
  const { readiness, metrics, metricsToken } = options;
  let lastReason: string | null = null;
  app.get('/api/ready', async (_request, reply) => {
    const state = await readiness();
    const reason = state.isReady ? null : state.reason;
    // Once for each cause: it is asked every few seconds.
    if (reason !== null && reason !== lastReason) app.log.error({ reason }, 'not ready');
    if (reason === null && lastReason !== null) app.log.info('ready again');
    lastReason = reason;
    if (!state.isReady) {
      reply.code(503).header('Retry-After', String(RETRY_AFTER_SECONDS));
      return { status: 'unavailable', reason };
    }
    const { oldestSeconds, warnings } = state;
    return { status: 'ready', outbox: { oldestSeconds }, ...(warnings.length > 0 ? { warnings } : {}) };
  });
  if (metrics === null) return;

  app.addHook('onResponse', (request, reply, done) => {
    if (isApiPath(request.raw.url ?? '')) metrics.countResponse(reply.statusCode);
    done();
  });
  if (metricsToken === null) return;

  const wanted = digest(`Bearer ${metricsToken}`);
  app.get('/api/metrics', async (request, reply) => {
    // Digests are of one length and tell nothing about how much of a guess was right.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), wanted)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send(apiError(401));
    }
    return reply.type(METRICS_CONTENT_TYPE).send(await metrics.text());
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
