import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { ENDPOINTS, POSITION_QUERY } from '#contract/endpoints.ts';
import type { SubmissionReply } from '#contract/reply.ts';
import type { RateLimiter } from '../submissions/rate-limiter.ts';
import type { SubmissionResult, Submissions } from '../submissions/submissions.ts';
import { suspicionOf } from '../submissions/suspicion.ts';
import { LARGEST_REQUEST, receiveApplication, UploadRefusedError } from './application-upload.ts';
import { clientKey } from './client-key.ts';
import { isCrossSite } from './cross-site.ts';
import { apiError } from './errors.ts';
import { createUploadBudget } from './upload-budget.ts';

export interface SubmissionRouteOptions {
  readonly submissions: Submissions;
  readonly clientLimit: RateLimiter;
  readonly minFillMs: number;
  readonly siteUrl: string | null;
}

/** A dozen of the largest resumes at once, or hundreds of ordinary ones. */
const UPLOAD_BUDGET_BYTES = 128 * 1024 * 1024;
const BUSY_RETRY_SECONDS = 10;
const STATUS = { invalid: 400, 'wrong-type': 415, 'too-large': 413 } as const;

export function registerSubmissions(app: FastifyInstance, options: SubmissionRouteOptions): void {
  const { submissions } = options;
  const gate = createGate(options);
  const suspicion = (request: FastifyRequest) => suspicionOf(request.headers, options.minFillMs);

  const subscribe = async (request: FastifyRequest, reply: FastifyReply) => {
    const result = await kept(submissions.newsletter(request.body, suspicion(request)));
    // Without the reference: nobody needs it, and none is made when the address is known already.
    return answer(reply, result, { withReference: false });
  };
  app.post(ENDPOINTS.newsletter, { onRequest: gate }, subscribe);
  app.post(ENDPOINTS.newsletterAlternative, { onRequest: gate }, subscribe);
  app.post(ENDPOINTS.contact, { onRequest: gate }, async (request, reply) =>
    answer(reply, await kept(submissions.contact(request.body, suspicion(request))), { withReference: true }),
  );

  const budget = createUploadBudget(UPLOAD_BUDGET_BYTES);
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    await scope.register(multipart);
    const onRequest = [gate, refuseTooLarge];
    scope.post(ENDPOINTS.careers, { onRequest }, async (request, reply) => {
      if (!request.isMultipart()) throw new UploadRefusedError(415);
      const received = await receiveApplication(request, budget).catch((error: UploadRefusedError) => {
        if (error.statusCode === 429) reply.header('Retry-After', String(BUSY_RETRY_SECONDS));
        throw error;
      });
      try {
        const position = (request.query as Record<string, unknown>)[POSITION_QUERY];
        const result = await kept(submissions.careers({ ...received, position }, suspicion(request)));
        return answer(reply, result, { withReference: true });
      } finally {
        received.release();
      }
    });
  });
}

/** Before any body is read: whoever may not send gets told without sending it. */
function createGate({ clientLimit, siteUrl }: SubmissionRouteOptions): onRequestHookHandler {
  return (request, reply, done) => {
    if (isCrossSite(request, siteUrl)) {
      reply.code(403).send(apiError(403));
      return;
    }
    const wait = clientLimit.take(clientKey(request.ip));
    if (wait > 0) {
      refuseForNow(reply, wait);
      return;
    }
    done();
  };
}

const refuseTooLarge: onRequestHookHandler = (request, reply, done) => {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_REQUEST) reply.code(413).send(apiError(413));
  else done();
};

function refuseForNow(reply: FastifyReply, waitMs: number): FastifyReply {
  return reply
    .code(429)
    .header('Retry-After', String(Math.ceil(waitMs / 1000)))
    .send(apiError(429));
}

function answer(reply: FastifyReply, result: SubmissionResult, options: { withReference: boolean }) {
  if (result.status === 'limited') return refuseForNow(reply, result.retryAfterMs);
  const body: SubmissionReply =
    result.status === 'accepted'
      ? { success: true, ...(options.withReference ? { reference: result.reference } : {}) }
      : { success: false, errors: result.errors };
  return reply.code(result.status === 'accepted' ? 200 : STATUS[result.status]).send(body);
}

/** What a database says about its troubles may quote the row, and the row is somebody's. The log gets the code. */
async function kept(result: Promise<SubmissionResult>): Promise<SubmissionResult> {
  try {
    return await result;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).name;
    throw new Error(`A submission could not be kept (${code})`);
  }
}
