import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { FormAnswer, RenderAnswer } from '#contract/answer.ts';
import { POSITION_QUERY, TRAP_FIELD } from '#contract/endpoints.ts';
import { payloadFrom } from '#contract/form-field.ts';
import { FORM_NAMES, FORMS, type FormName, isSubscription, kindOf } from '#contract/forms.ts';
import { RESUME_FIELD, RESUME_PROBLEMS } from '#contract/resume.ts';
import { isOwnOrigin, refuseCrossSite } from '../http/api.ts';
import { clientKey } from '../http/client-address.ts';
import { reportError } from '../http/errors.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { fieldsOf } from '../http/utf8.ts';
import { answerText } from './answer-text.ts';
import { askToWait, BUSY_RETRY_MS, REFUSAL_STATUS, type SubmissionRouteOptions } from './api-routes.ts';
import type { Judgment } from './judgement/judge.ts';
import type { SubmissionResult } from './receive.ts';
import { isReference } from './reference.ts';
import { createUploadBudget, receiveApplication, UploadRefusedError } from './uploads.ts';
import { readPosition } from './validation.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/**
 * Routes forms that a browser submits without our script, which ask for a page. A route with
 * `constraints: { browserForm: <content type> }` gets those of that type; all others go to the route without the constraint,
 * the JSON API.
 */
function createBrowserFormStrategy() {
  return {
    name: 'browserForm',
    storage: () => new Map(),
    deriveConstraint: ({ headers }: Pick<IncomingMessage, 'headers'>) =>
      namesHtml(headers.accept ?? '') ? mediaTypeOf(headers['content-type'] ?? '') : undefined,
  };
}

/** Explicitly: scripts and programs that accept anything send a wildcard. */
function namesHtml(accept: string): boolean {
  return accept.split(',').some((range) => mediaTypeOf(range) === 'text/html');
}

function mediaTypeOf(value: string): string {
  return value.split(';', 1)[0]!.trim().toLowerCase();
}

/** Keeps the status of the reply. */
type SendFormAnswer = (reply: FastifyReply, answer: FormAnswer) => Promise<FastifyReply>;

/** Far more than a person needs. Rendering is the most expensive operation that a client can trigger. */
const RENDERINGS_PER_CLIENT = { count: 120, periodMs: 60_000 };

/** The rendered page, or plain text where rendering is unavailable, limited or fails. */
function createFormAnswers(render: RenderAnswer | null): SendFormAnswer {
  const renderings = createRateLimiter(RENDERINGS_PER_CLIENT);

  async function pageOf(reply: FastifyReply, answer: FormAnswer): Promise<string | null> {
    if (render === null || renderings.take(clientKey(reply.request.ip)) > 0) return null;
    try {
      return await render(answer);
    } catch (error) {
      reply.log.error({ err: error }, 'the result page of a form could not be rendered; plain text was sent');
      return null;
    }
  }

  return async (reply, answer) => {
    const page = await pageOf(reply, answer);
    return page === null
      ? reply.type('text/plain; charset=utf-8').send(answerText(answer))
      : reply.type('text/html; charset=utf-8').send(page);
  };
}

/** Post/redirect/get: reloading this page sends nothing again. */
function sentAddress(form: FormName, reference?: string): string {
  const path = `${FORMS[form].endpoint}/sent`;
  const isShown = reference !== undefined && kindOf(form).isAnswered;
  return isShown ? `${path}?${new URLSearchParams({ reference })}` : path;
}

/** `mustConfirm`: subscriptions use double opt-in. */
function registerSentPages(
  app: FastifyInstance,
  send: SendFormAnswer,
  { mustConfirm }: { readonly mustConfirm: boolean },
): void {
  for (const form of FORM_NAMES) {
    app.get(sentAddress(form), async (request, reply) => {
      const { reference } = request.query as Record<string, unknown>;
      // Anyone can make up this URL, so only a valid reference is shown.
      const isShown = kindOf(form).isAnswered && isReference(reference);
      return send(reply, {
        ...{ form, success: true, values: {}, errors: {} },
        ...(isShown && { reference }),
        ...(isSubscription(form) && { mustConfirm }),
      });
    });
  }
}

type Values = FormAnswer['values'];
type Refusal = Partial<Pick<FormAnswer, 'values' | 'errors'>>;

interface FormReplies {
  /** Stores the submission and answers with the result. */
  settle(
    reply: FastifyReply,
    form: FormName,
    values: Values,
    keep: () => Promise<SubmissionResult>,
  ): Promise<FastifyReply>;
  /** For unreadable requests, with the same status and log entry as in the JSON API. */
  fail(reply: FastifyReply, form: FormName, error: Error, refusal?: Refusal): Promise<FastifyReply>;
}

function createFormReplies(send: SendFormAnswer): FormReplies {
  const refuse = (reply: FastifyReply, form: FormName, refusal: Refusal) =>
    send(reply, { form, success: false, values: {}, errors: {}, ...refusal });
  const fail: FormReplies['fail'] = (reply, form, error, refusal = {}) => {
    reportError(error, reply);
    return refuse(reply, form, refusal);
  };

  return {
    async settle(reply, form, values, keep) {
      if (mustWait(reply)) return refuse(reply, form, { values });
      let result: SubmissionResult;
      try {
        result = await keep();
      } catch (error) {
        return fail(reply, form, error as Error, { values });
      }
      if (result.status === 'accepted') return reply.redirect(sentAddress(form, result.reference), 303);
      if (result.status === 'limited') {
        return refuse(askToWait(reply, result.retryAfterMs), form, { values });
      }
      return refuse(reply.code(REFUSAL_STATUS[result.status]), form, { values, errors: result.errors });
    },
    fail,
  };
}

/** A hook sets 429 before the body is read; the answer comes after it, as it repeats what was typed. */
function mustWait(reply: FastifyReply): boolean {
  return reply.statusCode === 429;
}

/** The position of an application: from the query that our script adds, otherwise from the URL of the page (Referer). */
function positionOf(request: FastifyRequest, siteUrl: string | null): unknown {
  const position = (request.query as Record<string, unknown>)[POSITION_QUERY];
  if (position !== undefined) return position;
  const { referer = '' } = request.headers;
  if (!URL.canParse(referer)) return undefined;
  const { origin, searchParams } = new URL(referer);
  return isOwnOrigin(origin, request, siteUrl) ? (searchParams.get(POSITION_QUERY) ?? undefined) : undefined;
}

/** A form submitted without JavaScript. */
interface SentForm {
  /** As the visitor typed them. */
  readonly values: Readonly<Record<string, string>>;
  /** As our script would send it. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The honeypot field. */
  readonly trap: string;
}

/** Ignores unknown fields. */
function readSentForm(form: FormName, fieldOf: (name: string) => string | null | undefined): SentForm {
  const values: Record<string, string> = {};
  for (const [name, { kind }] of Object.entries(FORMS[form].fields)) {
    // Browsers send line breaks as CRLF, but count them as one character.
    const value = fieldOf(name)?.replaceAll('\r\n', '\n');
    if (value !== undefined) values[name] = kind === 'checkbox' ? 'on' : value;
  }
  return {
    values,
    payload: payloadFrom(FORMS[form].fields, (name) => values[name]),
    trap: fieldOf(TRAP_FIELD) ?? '',
  };
}

interface FormRouteOptions extends SubmissionRouteOptions {
  /** Null: answer in plain text. */
  readonly renderAnswer: RenderAnswer | null;
  /** Double opt-in. */
  readonly confirmsSubscriptions: boolean;
}

/** For clients over the rate limit: their texts are read, the file is not. */
const NO_BUDGET = createUploadBudget(0);

/** Forms submitted without JavaScript, answered with pages at the same URLs as the JSON API. */
export function registerForms(app: FastifyInstance, options: FormRouteOptions): void {
  const { submissions, clientLimit, attemptLimit, judge, siteUrl, uploads } = options;
  const send = createFormAnswers(options.renderAnswer);
  const { settle, fail } = createFormReplies(send);

  const limitAttempts: onRequestHookHandler = (request, reply, done) => {
    const wait = attemptLimit.take(clientKey(request.ip));
    if (wait > 0) askToWait(reply, wait);
    done();
  };
  const how = (request: FastifyRequest, judgment: Judgment) => ({
    admit: () => clientLimit.take(clientKey(request.ip)),
    judgment,
  });

  const receiveText = (form: FormName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const sent = readSentForm(form, (name) => (request.body as URLSearchParams).get(name));
    const { payload: fields, values } = sent;
    const judgment = judge({ form, fields, headers: request.headers, by: sent });
    const keep = () => submissions.receive(form, { fields }, judgment.suspicion, how(request, judgment));
    return settle(reply, form, values, keep);
  };

  const receiveFile = (form: FormName) => async (request: FastifyRequest, reply: FastifyReply) => {
    const received = await receiveApplication(request, mustWait(reply) ? NO_BUDGET : uploads).catch(
      (error: UploadRefusedError) => error,
    );
    const position = positionOf(request, siteUrl);
    const sent = readSentForm(form, (name) => received.fields[name]);
    // The page needs it too: when the form is sent again, its Referer no longer has the position.
    const known = readPosition(position);
    const values = known === null ? sent.values : { ...sent.values, [POSITION_QUERY]: known };

    if (received instanceof UploadRefusedError) {
      if (received.statusCode === 429 && !mustWait(reply)) askToWait(reply, BUSY_RETRY_MS);
      // Only the file can be that large.
      const isTooLarge = received.statusCode === 413;
      const errors = isTooLarge ? { errors: { [RESUME_FIELD]: RESUME_PROBLEMS.tooLarge } } : {};
      return fail(reply, form, received, { values, ...errors });
    }
    const { upload, release } = received;
    const judgment = judge({ form, fields: sent.payload, headers: request.headers, by: sent });
    const application = { fields: sent.payload, position, upload };
    const keep = () => submissions.receive(form, application, judgment.suspicion, how(request, judgment));
    return settle(reply, form, values, keep).finally(release);
  };

  const routeOptions = (form: FormName, browserForm: string) => ({
    constraints: { browserForm },
    onRequest: [refuseCrossSite(siteUrl), limitAttempts],
    errorHandler: (error: Error, _request: FastifyRequest, reply: FastifyReply) => fail(reply, form, error),
  });
  app.addConstraintStrategy(createBrowserFormStrategy());
  app.register(async (scope) => {
    scope.addContentTypeParser(
      URLENCODED,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => fieldsOf(body, request.headers['content-type']),
    );
    await scope.register(multipart);
    for (const form of FORM_NAMES) {
      const [type, receive] = kindOf(form).takesResume ? [MULTIPART, receiveFile] : [URLENCODED, receiveText];
      scope.post(FORMS[form].endpoint, routeOptions(form, type), receive(form));
    }
  });
  registerSentPages(app, send, { mustConfirm: options.confirmsSubscriptions });
}
