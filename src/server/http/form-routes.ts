import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { FormName, RenderAnswer } from '#contract/answer.ts';
import { ENDPOINTS, POSITION_QUERY } from '#contract/endpoints.ts';
import { RESUME_FIELD, RESUME_PROBLEMS } from '#contract/resume.ts';
import { readPosition } from '../submissions/validation.ts';
import { receiveApplication, UploadRefusedError } from './application-upload.ts';
import { createBrowserFormStrategy, MULTIPART, URLENCODED } from './browser-form.ts';
import { clientKey } from './client-key.ts';
import { refuseCrossSite } from './cross-site.ts';
import { createFormAnswers } from './form-answers.ts';
import { createFormReplies, mustWait } from './form-replies.ts';
import { positionOf } from './position.ts';
import { readSentForm } from './sent-form.ts';
import { registerSentPages } from './sent-pages.ts';
import { askToWait, BUSY_RETRY_MS } from './submission-outcome.ts';
import type { SubmissionRouteOptions } from './submission-routes.ts';
import { createUploadBudget } from './upload-budget.ts';
import { fieldsOf } from './utf8.ts';

export interface FormRouteOptions extends SubmissionRouteOptions {
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
