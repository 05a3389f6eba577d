import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CompanyProblem } from '#contract/desk/sign-in.ts';
import { createRateLimiter } from '../submissions/rate-limiter.ts';
import { CompanyAccountError, createCompanyAccount } from './company-account.ts';
import type { Desk } from './desk.ts';
import { notFound } from './problem.ts';
import type { SafeCookie } from './session-cookie.ts';
import { createSession } from './sign-in.ts';
import { browserOf, demandPatience, replaceSession } from './sign-in-routes.ts';

const MINUTE_MS = 60_000;
/** Each sign-in takes two, and a whole office may come from one address. */
const LIMIT = { count: 100, periodMs: 10 * MINUTE_MS };
const PROOF_MS = 10 * MINUTE_MS;
const BEGIN = '/api/sign-in/company';
const CALLBACK = `${BEGIN}/callback`;
const OPEN = { config: { access: 'open' } } as const;

export interface CompanyCookies {
  readonly session: SafeCookie;
  /** What the browser has to bring back from the provider. */
  readonly proof: SafeCookie;
}

/** Pages that the browser is sent through, so that what goes wrong is said by the app's own page. */
export function registerCompanySignIn(app: FastifyInstance, desk: Desk, cookies: CompanyCookies): void {
  const { company } = desk.config;
  if (company === null) {
    for (const path of [BEGIN, CALLBACK]) {
      app.get(path, OPEN, () => {
        throw notFound();
      });
    }
    return;
  }
  const account = createCompanyAccount(company);
  const limit = createRateLimiter(LIMIT);
  const refuse = (reply: FastifyReply, problem: CompanyProblem): FastifyReply =>
    reply.redirect(`/sign-in?problem=${problem}`, 303);
  const explain = (reply: FastifyReply, error: unknown): FastifyReply => {
    if (!(error instanceof CompanyAccountError)) throw error;
    const cause = error.cause as NodeJS.ErrnoException | undefined;
    // Its words may hold what the provider sent about somebody.
    const facts = { problem: error.problem, code: cause?.code ?? cause?.name };
    reply.log.warn(facts, 'somebody was not signed in by company account');
    return refuse(reply, error.problem);
  };

  app.get(BEGIN, OPEN, async (request, reply) => {
    demandPatience(limit, request, reply);
    try {
      const { url, proof } = await account.begin(desk.address() + CALLBACK);
      cookies.proof.set(request, reply, proof, PROOF_MS);
      return reply.redirect(url, 303);
    } catch (error) {
      return explain(reply, error);
    }
  });

  app.get(CALLBACK, OPEN, async (request, reply) => {
    demandPatience(limit, request, reply);
    const proof = cookies.proof.read(request);
    cookies.proof.clear(request, reply);
    if (proof === null) return refuse(reply, 'expired');
    try {
      const email = await account.finish(new URL(request.url, desk.address()), proof);
      const person = await desk.people.byEmail(email);
      if (person === null) return refuse(reply, 'unknown');
      const signIn = { person, browser: browserOf(request), by: 'company' } as const;
      const secret = await desk.storage.db.transaction().execute((trx) => createSession(trx, desk, signIn));
      await replaceSession(desk, cookies.session, { request, reply, secret });
      return reply.redirect('/', 303);
    } catch (error) {
      return explain(reply, error);
    }
  });
}
