import type { FastifyReply } from 'fastify';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { CompanyProblem } from '#contract/desk/sign-in.ts';
import { notFound } from '../http/errors.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import type { DeskApp } from '../http/schemas.ts';
import type { CompanyAccountConfig } from '../settings/config.ts';
import { isLoopback } from '../settings/setting.ts';
import type { PeopleContext } from './context.ts';
import type { SafeCookie } from './sessions.ts';
import { createSession } from './sign-in.ts';
import { browserOf, rateLimit, replaceSession } from './sign-in-routes.ts';

/** Sign-in with the company's OpenID Connect provider. */
interface CompanyAccount {
  /** The URL to redirect to, and the proof to keep in a cookie for `finish`. */
  begin(returnTo: string): Promise<{ readonly url: string; readonly proof: string }>;
  /** Returns the verified email address. */
  finish(cameBackTo: URL, proof: string): Promise<string>;
}

/** `cause` is for the log only. */
class CompanyAccountError extends Error {
  readonly problem: CompanyProblem;

  constructor(problem: CompanyProblem, cause?: unknown) {
    super(`Not signed in by company account: ${problem}`, { cause });
    this.name = 'CompanyAccountError';
    this.problem = problem;
  }
}

const PROOF = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });
type Proof = z.output<typeof PROOF>;

/** Short: the person waits in front of an empty window. */
const TIMEOUT_SECONDS = 10;

function createCompanyAccount(config: CompanyAccountConfig): CompanyAccount {
  let discovered: Promise<Configuration> | null = null;

  /** Runs discovery once, and again after a failure. */
  function provider(): Promise<Configuration> {
    discovered ??= discover(config).catch((error) => {
      discovered = null;
      throw new CompanyAccountError('unavailable', error);
    });
    return discovered;
  }

  return {
    async begin(returnTo) {
      const openid = await load();
      const proof: Proof = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(await provider(), {
        redirect_uri: returnTo,
        scope: 'openid email',
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, proof: Buffer.from(JSON.stringify(proof)).toString('base64url') };
    },

    async finish(cameBackTo, given) {
      const openid = await load();
      const { state, nonce, verifier } = readProof(given);
      const configuration = await provider();
      try {
        const tokens = await openid.authorizationCodeGrant(configuration, cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined) throw new CompanyAccountError('refused');
        // Some providers return `email` or `email_verified` only at the userinfo endpoint.
        const isComplete = claims.email !== undefined && claims.email_verified !== undefined;
        const canAsk = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const facts =
          isComplete || !canAsk
            ? claims
            : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        const { email, email_verified: isVerified } = facts;
        // ASCII only: lowercasing other scripts may yield another person's address.
        if (typeof email !== 'string' || isVerified !== true || !/^[\x21-\x7e]+$/.test(email)) {
          throw new CompanyAccountError('unverified');
        }
        return email.toLowerCase();
      } catch (error) {
        throw error instanceof CompanyAccountError
          ? error
          : new CompanyAccountError(problemOf(error, openid), error);
      }
    },
  };
}

/** Loaded on demand to save memory. */
function load() {
  return import('openid-client');
}

async function discover({ issuer, clientId, clientSecret }: CompanyAccountConfig): Promise<Configuration> {
  const openid = await load();
  const server = new URL(issuer);
  return openid.discovery(server, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      // Check the signature of the ID token, not only the TLS connection.
      openid.enableNonRepudiationChecks,
      ...(isLoopback(server) ? [openid.allowInsecureRequests] : []),
    ],
  });
}

function readProof(given: string): Proof {
  try {
    return PROOF.parse(JSON.parse(Buffer.from(given, 'base64url').toString()));
  } catch (error) {
    throw new CompanyAccountError('expired', error);
  }
}

function problemOf(error: unknown, openid: Awaited<ReturnType<typeof load>>): CompanyProblem {
  if (error instanceof openid.AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'cancelled' : 'unavailable';
  }
  if (error instanceof openid.ResponseBodyError) {
    return error.error === 'invalid_grant' ? 'expired' : 'unavailable';
  }
  const { code } = error as NodeJS.ErrnoException;
  const isSilent = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT';
  // A failed connection is a TypeError of fetch; the library reports an invalid response as a ClientError.
  return isSilent || !(error instanceof openid.ClientError) ? 'unavailable' : 'refused';
}

const MINUTE_MS = 60_000;
/** Each sign-in makes two requests, and a whole office may share one IP address. */
const LIMIT = { count: 100, periodMs: 10 * MINUTE_MS };
const PROOF_MS = 10 * MINUTE_MS;
const BEGIN = '/api/sign-in/company';
const CALLBACK = `${BEGIN}/callback`;
/** No query schema: the library reads the provider's parameters from the URL. */
const OPEN = { config: { access: 'open' }, schema: {} } as const;

interface CompanyCookies {
  readonly session: SafeCookie;
  /** State, nonce and PKCE verifier until the callback. */
  readonly proof: SafeCookie;
}

/** The browser navigates to these routes, so a problem redirects to the app's sign-in page. */
export function registerCompanySignIn(app: DeskApp, desk: PeopleContext, cookies: CompanyCookies): void {
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
  const limited = { ...OPEN, preValidation: rateLimit(createRateLimiter(LIMIT)) } as const;
  const refuse = (reply: FastifyReply, problem: CompanyProblem): FastifyReply =>
    reply.redirect(`/sign-in?problem=${problem}`, 303);
  const explain = (reply: FastifyReply, error: unknown): FastifyReply => {
    if (!(error instanceof CompanyAccountError)) throw error;
    const cause = error.cause as NodeJS.ErrnoException | undefined;
    // Leave out the message of the cause: it may contain personal data from the provider.
    const facts = { problem: error.problem, code: cause?.code ?? cause?.name };
    reply.log.warn(facts, 'somebody was not signed in by company account');
    return refuse(reply, error.problem);
  };

  app.get(BEGIN, limited, async (request, reply) => {
    try {
      const { url, proof } = await account.begin(desk.address() + CALLBACK);
      cookies.proof.set(request, reply, proof, PROOF_MS);
      return reply.redirect(url, 303);
    } catch (error) {
      return explain(reply, error);
    }
  });

  app.get(CALLBACK, limited, async (request, reply) => {
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
