import type { FastifyReply } from 'fastify';
import type { FormAnswer, FormName } from '#contract/answer.ts';
import type { SubmissionResult } from '../submissions/submissions.ts';
import { reportError } from './errors.ts';
import type { SendFormAnswer } from './form-answers.ts';
import { sentAddress } from './sent-pages.ts';
import { askToWait, REFUSAL_STATUS } from './submission-outcome.ts';

type Values = FormAnswer['values'];
type Refusal = Partial<Pick<FormAnswer, 'values' | 'errors'>>;

export interface FormReplies {
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

export function createFormReplies(send: SendFormAnswer): FormReplies {
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
export function mustWait(reply: FastifyReply): boolean {
  return reply.statusCode === 429;
}
