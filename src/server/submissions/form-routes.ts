import type { IncomingMessage } from 'node:http';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { confirmText } from '#content/answers.ts';
import { filled } from '#content/filled.ts';
import { plainTexts } from '#content/server-pages.ts';
import type { FormAnswer, FormName, RenderAnswer } from '#contract/answer.ts';
import { ENDPOINTS, POSITION_QUERY, TRAP_FIELD } from '#contract/endpoints.ts';
import { payloadFrom } from '#contract/form-field.ts';
import { FORM_FIELDS, fieldLabel } from '#contract/forms.ts';
import {
  CAREERS_MESSAGES,
  CONTACT_MESSAGES,
  type FormMessage,
  NEWSLETTER_MESSAGES,
} from '#contract/messages.ts';
import { RESUME_FIELD, RESUME_LABEL, RESUME_PROBLEMS } from '#contract/resume.ts';
import { isOwnOrigin, refuseCrossSite } from '../http/cross-site.ts';
import { reportError } from '../http/errors.ts';
import { fieldsOf } from '../http/utf8.ts';
import { clientKey } from '../shared/client-address.ts';
import { createRateLimiter } from '../shared/rate-limiter.ts';
import { askToWait, BUSY_RETRY_MS, REFUSAL_STATUS, type SubmissionRouteOptions } from './api-routes.ts';
import type { SubmissionResult } from './receive.ts';
import { isReference } from './reference.ts';
import { createUploadBudget, receiveApplication, UploadRefusedError } from './uploads.ts';
import { readPosition } from './validation.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/**
 * Tells the router which requests a browser sent by itself, without our script: they ask for a page. A route with
 * `constraints: { browserForm: <content type> }` gets those of that type; all others go to the route without, which is
 * the JSON contract and knows nothing of this.
 */
function createBrowserFormStrategy() {
  return {
    name: 'browserForm',
    storage: () => new Map(),
    deriveConstraint: ({ headers }: Pick<IncomingMessage, 'headers'>) =>
      namesHtml(headers.accept ?? '') ? mediaTypeOf(headers['content-type'] ?? '') : undefined,
  };
}

/** Only by name: scripts and programs that take whatever comes say so with an asterisk. */
function namesHtml(accept: string): boolean {
  return accept.split(',').some((range) => mediaTypeOf(range) === 'text/html');
}

function mediaTypeOf(value: string): string {
  return value.split(';', 1)[0]!.trim().toLowerCase();
}

/** Careers has no titles. */
const NOTICES: Readonly<Record<FormName, Readonly<Record<'success' | 'refused', FormMessage | string>>>> = {
  newsletter: NEWSLETTER_MESSAGES,
  contact: CONTACT_MESSAGES,
  careers: CAREERS_MESSAGES,
};

/** What the page would say, for when there is no page to say it in. */
export function answerText({ form, success, reference, mustConfirm, errors }: FormAnswer): string {
  const notice = NOTICES[form][success ? 'success' : 'refused'];
  const labelOf = (name: string) => (name === RESUME_FIELD ? RESUME_LABEL : fieldLabel(form, name));
  const problems = Object.entries(errors).map(([name, problem]) => `${labelOf(name)}: ${problem}`);
  const paragraphs = [
    ...(typeof notice === 'string' ? [notice] : [notice.title, notice.text]),
    ...(mustConfirm ? [confirmText] : []),
    ...(reference === undefined ? [] : [filled(plainTexts.reference, { reference })]),
    ...(problems.length > 0 ? [problems.join('\n')] : []),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

/** Sends the answer with the status that the reply has. */
type SendFormAnswer = (reply: FastifyReply, answer: FormAnswer) => Promise<FastifyReply>;

/** Far more than a person asks for. Rendering is the dearest thing that anybody can make this server do. */
const RENDERINGS_PER_CLIENT = { count: 120, periodMs: 60_000 };

/** A page in the look of the site, or plain words where that cannot be had: the visitor must hear what became of it. */
function createFormAnswers(render: RenderAnswer | null): SendFormAnswer {
  const renderings = createRateLimiter(RENDERINGS_PER_CLIENT);

  async function pageOf(reply: FastifyReply, answer: FormAnswer): Promise<string | null> {
    if (render === null || renderings.take(clientKey(reply.request.ip)) > 0) return null;
    try {
      return await render(answer);
    } catch (error) {
      reply.log.error({ err: error }, 'the answer to a form could not be rendered');
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

const SENT = {
  newsletter: `${ENDPOINTS.newsletter}/sent`,
  contact: `${ENDPOINTS.contact}/sent`,
  careers: `${ENDPOINTS.careers}/sent`,
} as const satisfies Record<FormName, string>;

/** Where a visitor is sent after success: a page that can be loaded again, and sends nothing when it is. */
function sentAddress(form: FormName, reference: string): string {
  // As in the JSON contract: a subscription has none.
  return form === 'newsletter' ? SENT[form] : `${SENT[form]}?${new URLSearchParams({ reference })}`;
}

/** `mustConfirm`: a subscription counts only when a mailed link was followed. */
function registerSentPages(
  app: FastifyInstance,
  send: SendFormAnswer,
  { mustConfirm }: { readonly mustConfirm: boolean },
): void {
  for (const [form, url] of Object.entries(SENT) as [FormName, string][]) {
    app.get(url, async (request, reply) => {
      const { reference } = request.query as Record<string, unknown>;
      // An address can be made up, and what stands in it is shown as ours.
      const isShown = form !== 'newsletter' && isReference(reference);
      return send(reply, {
        ...{ form, success: true, values: {}, errors: {} },
        ...(isShown && { reference }),
        ...(form === 'newsletter' && { mustConfirm }),
      });
    });
  }
}

type Values = FormAnswer['values'];
type Refusal = Partial<Pick<FormAnswer, 'values' | 'errors'>>;

interface FormReplies {
  /** Keeps the submission and says what became of it. */
  settle(
    reply: FastifyReply,
    form: FormName,
    values: Values,
    keep: () => Promise<SubmissionResult>,
  ): Promise<FastifyReply>;
  /** For what could not even be read, with the status and the line in the log that a script's request would have. */
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

/** A client over its limit is marked before the body is read, and told after it: what was typed is to be in the answer. */
function mustWait(reply: FastifyReply): boolean {
  return reply.statusCode === 429;
}

/**
 * The position that an application is for. Our script puts it in the address of the request; without it, it still stands
 * in the address of the page with the form.
 */
function positionOf(request: FastifyRequest, siteUrl: string | null): unknown {
  const position = (request.query as Record<string, unknown>)[POSITION_QUERY];
  if (position !== undefined) return position;
  const { referer = '' } = request.headers;
  if (!URL.canParse(referer)) return undefined;
  const { origin, searchParams } = new URL(referer);
  return isOwnOrigin(origin, request, siteUrl) ? (searchParams.get(POSITION_QUERY) ?? undefined) : undefined;
}

/** A form as a browser sends it by itself: texts under the names of the fields. */
interface SentForm {
  /** What stood in the form, as the visitor typed it. */
  readonly values: Readonly<Record<string, string>>;
  /** The same as a script would send it. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** The field that people do not see. */
  readonly trap: string;
}

/** Takes the fields that the form has, and nothing else that somebody may have put in. */
function readSentForm(form: FormName, fieldOf: (name: string) => string | null | undefined): SentForm {
  const values: Record<string, string> = {};
  for (const [name, { kind }] of Object.entries(FORM_FIELDS[form])) {
    // A line break is one character in the form, and two on the way.
    const value = fieldOf(name)?.replaceAll('\r\n', '\n');
    if (value !== undefined) values[name] = kind === 'tick' ? 'on' : value;
  }
  return {
    values,
    payload: payloadFrom(FORM_FIELDS[form], (name) => values[name]),
    trap: fieldOf(TRAP_FIELD) ?? '',
  };
}

interface FormRouteOptions extends SubmissionRouteOptions {
  /** Null: there are no pages to answer with. */
  readonly renderAnswer: RenderAnswer | null;
  /** Whether a subscription counts only when a mailed link was followed. */
  readonly confirmsSubscriptions: boolean;
}

/** For those who have to wait: what they typed is read, the file is not taken in. */
const NO_ROOM = createUploadBudget(0);

/** The forms as a browser sends them without our script. It gets pages at the addresses that answer scripts with JSON. */
export function registerForms(app: FastifyInstance, options: FormRouteOptions): void {
  const { submissions, clientLimit, attemptLimit, judge, siteUrl, uploads } = options;
  const send = createFormAnswers(options.renderAnswer);
  const { settle, fail } = createFormReplies(send);

  const markWhoMustWait: onRequestHookHandler = (request, reply, done) => {
    const wait = attemptLimit.take(clientKey(request.ip));
    if (wait > 0) askToWait(reply, wait);
    done();
  };
  const how = (request: FastifyRequest) => ({ admit: () => clientLimit.take(clientKey(request.ip)) });

  const receiveText =
    (form: 'newsletter' | 'contact') => async (request: FastifyRequest, reply: FastifyReply) => {
      const sent = readSentForm(form, (name) => (request.body as URLSearchParams).get(name));
      const suspicion = judge({ form, fields: sent.payload, headers: request.headers, by: sent });
      return settle(reply, form, sent.values, () => submissions[form](sent.payload, suspicion, how(request)));
    };

  const receiveCareers = async (request: FastifyRequest, reply: FastifyReply) => {
    const received = await receiveApplication(request, mustWait(reply) ? NO_ROOM : uploads).catch(
      (error: UploadRefusedError) => error,
    );
    const position = positionOf(request, siteUrl);
    const sent = readSentForm('careers', (name) => received.fields[name]);
    // The page needs it too: the address that it was taken from is gone when the form is sent once more.
    const known = readPosition(position);
    const values = known === null ? sent.values : { ...sent.values, [POSITION_QUERY]: known };

    if (received instanceof UploadRefusedError) {
      if (received.statusCode === 429 && !mustWait(reply)) askToWait(reply, BUSY_RETRY_MS);
      // Nothing but the file can be that large.
      const isTooLarge = received.statusCode === 413;
      const errors = isTooLarge ? { errors: { [RESUME_FIELD]: RESUME_PROBLEMS.tooLarge } } : {};
      return fail(reply, 'careers', received, { values, ...errors });
    }
    const { upload, release } = received;
    const judged = { form: 'careers', fields: sent.payload, headers: request.headers, by: sent } as const;
    const application = { fields: sent.payload, position, upload };
    const keep = () => submissions.careers(application, judge(judged), how(request));
    return settle(reply, 'careers', values, keep).finally(release);
  };

  const routeOptions = (form: FormName, browserForm: string) => ({
    constraints: { browserForm },
    onRequest: [refuseCrossSite(siteUrl), markWhoMustWait],
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
    scope.post(ENDPOINTS.newsletter, routeOptions('newsletter', URLENCODED), receiveText('newsletter'));
    scope.post(ENDPOINTS.contact, routeOptions('contact', URLENCODED), receiveText('contact'));
    scope.post(ENDPOINTS.careers, routeOptions('careers', MULTIPART), receiveCareers);
  });
  registerSentPages(app, send, { mustConfirm: options.confirmsSubscriptions });
}
