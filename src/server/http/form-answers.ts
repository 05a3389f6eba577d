import type { FastifyReply } from 'fastify';
import type { FormAnswer, RenderAnswer } from '#contract/answer.ts';
import { createRateLimiter } from '../submissions/rate-limiter.ts';
import { answerText } from './answer-text.ts';
import { clientKey } from './client-key.ts';

/** Sends the answer with the status that the reply has. */
export type SendFormAnswer = (reply: FastifyReply, answer: FormAnswer) => Promise<FastifyReply>;

/** Far more than a person asks for. Rendering is the dearest thing that anybody can make this server do. */
const RENDERINGS_PER_CLIENT = { count: 120, periodMs: 60_000 };

/** A page in the look of the site, or plain words where that cannot be had: the visitor must hear what became of it. */
export function createFormAnswers(render: RenderAnswer | null): SendFormAnswer {
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
