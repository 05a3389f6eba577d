import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { POSITION_QUERY } from '#contract/endpoints.ts';
import { payloadFrom } from '#contract/form-field.ts';
import { FORM_NAMES, FORMS, type FormName, kindOf } from '#contract/forms.ts';
import type { SubmissionReply } from '#contract/reply.ts';
import { refuseCrossSite } from '../http/api.ts';
import { clientKey } from '../http/client-address.ts';
import { apiError } from '../http/errors.ts';
import type { RateLimiter } from '../http/rate-limiter.ts';
import type { VisitIntake } from '../visits/intake.ts';
import { visitPathOf } from '../visits/report.ts';
import type { Judge, Judgment } from './judgement/judge.ts';
import type { SubmissionResult, Submissions } from './receive.ts';
import { LARGEST_REQUEST, receiveApplication, type UploadBudget, UploadRefusedError } from './uploads.ts';

/** The same for forms sent by script and without JavaScript. */
export const REFUSAL_STATUS = { invalid: 400, 'wrong-type': 415, 'too-large': 413 } as const;

/** When the upload budget is used up. */
export const BUSY_RETRY_MS = 10_000;

export function askToWait(reply: FastifyReply, waitMs: number): FastifyReply {
  return reply.code(429).header('Retry-After', String(Math.ceil(waitMs / 1000)));
}

export interface SubmissionRouteOptions {
  readonly submissions: Submissions;
  readonly clientLimit: RateLimiter;
  readonly judge: Judge;
  readonly attemptLimit: RateLimiter;
  readonly siteUrl: string | null;
  readonly uploads: UploadBudget;
  readonly visits: VisitIntake;
}

/** The JSON API of the forms; multipart for uploads. */
export function registerSubmissions(app: FastifyInstance, options: SubmissionRouteOptions): void {
  const { submissions, uploads, judge, visits } = options;
  const gate = createGate(options);
  const judged = (form: FormName, { headers }: FastifyRequest, fields: unknown) =>
    judge({ form, fields, headers, by: 'script' });
  const how = (request: FastifyRequest, judgment: Judgment) => ({
    admit: () => options.clientLimit.take(clientKey(request.ip)),
    visit: visits.counter === null ? null : visitPathOf(request.headers, visits.pages),
    judgment,
  });

  const receiveJson = (form: FormName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { body: fields } = request;
    const judgment = judged(form, request, fields);
    const result = await submissions.receive(form, { fields }, judgment.suspicion, how(request, judgment));
    return answer(reply, form, result);
  };
  const receiveMultipart = (form: FormName) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart()) throw new UploadRefusedError(415);
    const received = await receiveApplication(request, uploads).catch((error: UploadRefusedError) => {
      if (error.statusCode === 429) askToWait(reply, BUSY_RETRY_MS);
      throw error;
    });
    try {
      const position = (request.query as Record<string, unknown>)[POSITION_QUERY];
      // All parts but the file are texts, also a checked checkbox.
      const fields = payloadFrom(FORMS[form].fields, (name) => received.fields[name]);
      const judgment = judged(form, request, fields);
      const sent = { fields, position, upload: received.upload };
      const result = await submissions.receive(form, sent, judgment.suspicion, how(request, judgment));
      return answer(reply, form, result);
    } finally {
      received.release();
    }
  };

  for (const form of FORM_NAMES.filter((name) => !kindOf(name).takesResume)) {
    const { endpoint, alternative } = FORMS[form];
    app.post(endpoint, { onRequest: gate }, receiveJson(form));
    if (alternative !== undefined) app.post(alternative, { onRequest: gate }, receiveJson(form));
  }
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    await scope.register(multipart);
    const onRequest = [...gate, refuseTooLarge];
    for (const form of FORM_NAMES.filter((name) => kindOf(name).takesResume)) {
      scope.post(FORMS[form].endpoint, { onRequest }, receiveMultipart(form));
    }
  });
}

/** Before any body is read, so that a flood is refused cheaply. */
function createGate({ attemptLimit, siteUrl }: SubmissionRouteOptions): onRequestHookHandler[] {
  const limitClients: onRequestHookHandler = (request, reply, done) => {
    const wait = attemptLimit.take(clientKey(request.ip));
    if (wait > 0) askToWait(reply, wait).send(apiError(429));
    else done();
  };
  return [refuseCrossSite(siteUrl), limitClients];
}

const refuseTooLarge: onRequestHookHandler = (request, reply, done) => {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_REQUEST) reply.code(413).send(apiError(413));
  else done();
};

/** With a reference where somebody may ask about it. None is made for a subscription whose address is known already. */
function answer(reply: FastifyReply, form: FormName, result: SubmissionResult) {
  if (result.status === 'limited') return askToWait(reply, result.retryAfterMs).send(apiError(429));
  const body: SubmissionReply =
    result.status === 'accepted'
      ? { success: true, ...(kindOf(form).isAnswered ? { reference: result.reference } : {}) }
      : { success: false, errors: result.errors };
  return reply.code(result.status === 'accepted' ? 200 : REFUSAL_STATUS[result.status]).send(body);
}
