import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError, RETRY_AFTER_SECONDS } from '../http/errors.ts';
import { isApiPath } from '../http/site-paths.ts';
import { METRICS_CONTENT_TYPE, type Metrics } from './metrics.ts';
import { type Readiness, readinessReport } from './readiness.ts';

interface OperationsRouteOptions {
  readonly readiness: Readiness;
  /** Null when metrics are switched off. */
  readonly metrics: Metrics | null;
  /** Null: no metrics on the public port. */
  readonly metricsToken: string | null;
}

/** Readiness and metrics. */
export function registerOperations(app: FastifyInstance, options: OperationsRouteOptions): void {
  const { readiness, metrics, metricsToken } = options;
  const wanted = metricsToken === null ? null : digest(`Bearer ${metricsToken}`);
  /** `timingSafeEqual` needs equal lengths, which digests have. */
  const hasToken = ({ headers }: FastifyRequest): boolean =>
    wanted !== null && timingSafeEqual(digest(headers.authorization ?? ''), wanted);
  let lastReason: string | null = null;
  app.get('/api/ready', async (request, reply) => {
    const state = await readiness();
    const reason = state.isReady ? null : state.reason;
    // Log each cause once: the check runs every few seconds.
    if (reason !== null && reason !== lastReason) app.log.error({ reason }, 'not ready');
    if (reason === null && lastReason !== null) app.log.info('ready again');
    lastReason = reason;
    if (!state.isReady) reply.code(503).header('Retry-After', String(RETRY_AFTER_SECONDS));
    const report = readinessReport(state);
    // The cause contains paths and hosts, which visitors must not see.
    return hasToken(request) ? report : { status: report.status };
  });
  if (metrics === null) return;

  app.addHook('onResponse', (request, reply, done) => {
    if (isApiPath(request.raw.url ?? '')) metrics.countResponse(reply.statusCode);
    done();
  });
  if (wanted === null) return;

  app.get('/api/metrics', async (request, reply) => {
    if (!hasToken(request)) {
      return reply.code(401).header('WWW-Authenticate', 'Bearer').send(apiError(401));
    }
    return reply.type(METRICS_CONTENT_TYPE).send(await metrics.text());
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
