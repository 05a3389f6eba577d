import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deskProblems } from '#content/desk/server-texts.ts';
import type { SignInLink, SignInWays } from '#contract/desk/sign-in.ts';
import { clientKey } from '../http/client-address.ts';
import { DeskProblem } from '../http/errors.ts';
import { createRateLimiter, type RateLimiter } from '../http/rate-limiter.ts';
import { BY_TOKEN, type DeskApp } from '../http/schemas.ts';
import { EMAIL, PERSON_NAME } from './access.ts';
import type { PeopleContext } from './context.ts';
import { endSession, type SafeCookie } from './sessions.ts';
import { previewLink, signInByLink } from './sign-in.ts';

/** The order matters: most user agents also contain the names of browsers further down. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox on Windows", for the list of sessions. */
function browserLabel(userAgent: string | undefined): string {
  const find = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS) ?? 'A browser';
  const system = find(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** Background work, so that the response time does not reveal whether an address is known. */
interface BackgroundWork {
  do(work: () => Promise<void>): void;
  /** Resolves when all work is done. */
  done(): Promise<void>;
}

/** Random delay, so that the work does not slow down the next response in a measurable way. */
const MAX_DELAY_MS = 300;

function createBackgroundWork(onError: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    do(work) {
      const job = sleep(Math.random() * MAX_DELAY_MS)
        .then(work)
        .catch(onError)
        .finally(() => running.delete(job));
      running.add(job);
    },
    async done() {
      await Promise.all(running);
    },
  };
}

const MINUTE_MS = 60_000;
/** Per IP address, which several people may share. */
const ASKING = { count: 20, periodMs: 10 * MINUTE_MS };
const ASKING_FOR_ADDRESS = { count: 5, periodMs: 15 * MINUTE_MS };
const USING = { count: 30, periodMs: 10 * MINUTE_MS };

const askBody = z.object({ email: EMAIL });
const enterBody = z.object({ name: PERSON_NAME.optional(), email: EMAIL.optional() });

const OPEN = { config: { access: 'open' }, schema: {} } as const;

export function registerSignIn(app: DeskApp, desk: PeopleContext, cookie: SafeCookie): void {
  const asking = createRateLimiter(ASKING);
  const askingForAddress = createRateLimiter(ASKING_FOR_ADDRESS);
  const using = createRateLimiter(USING);
  const later = createBackgroundWork((error) =>
    app.log.error({ code: (error as NodeJS.ErrnoException).code }, 'a sign-in link could not be made'),
  );
  app.addHook('onClose', () => later.done());

  app.get(
    '/api/sign-in/ways',
    OPEN,
    async (): Promise<SignInWays> => ({
      mail: desk.hasMail,
      hasPeople: (await desk.people.count()) > 0,
      company: desk.config.company !== null,
    }),
  );

  const ask = { ...OPEN, schema: { body: askBody }, preValidation: rateLimit(asking) } as const;
  app.post('/api/sign-in', ask, (request, reply) => {
    const { email } = request.body;
    // Same response and timing for every address: the lookup follows after the response.
    const isTooOften = askingForAddress.take(email.toLowerCase()) > 0;
    if (!isTooOften) {
      later.do(async () => {
        const person = await desk.people.byEmail(email);
        if (person !== null) await desk.mailStaff(person, 'sign-in');
      });
    }
    return reply.code(202).send({ ok: true });
  });

  const use = { ...OPEN, schema: { params: BY_TOKEN }, preValidation: rateLimit(using) } as const;
  app.get('/api/sign-in/:token', use, (request): Promise<SignInLink> => {
    return previewLink(desk, request.params.token);
  });

  const enter = { ...use, schema: { params: BY_TOKEN, body: enterBody } } as const;
  app.post('/api/sign-in/:token', enter, async (request, reply) => {
    const { name, email } = request.body;
    const newAdministrator = name !== undefined && email !== undefined ? { name, email } : null;
    const secret = await signInByLink(desk, request.params.token, {
      newAdministrator,
      browser: browserOf(request),
    });
    await replaceSession(desk, cookie, { request, reply, secret });
    return { ok: true };
  });

  app.post('/api/sign-out', OPEN, async (request, reply) => {
    const secret = cookie.read(request);
    if (secret !== null) await endSession(desk, secret);
    cookie.clear(request, reply);
    return { ok: true };
  });
}

export function browserOf({ headers }: FastifyRequest): string {
  return browserLabel(headers['user-agent']);
}

interface NewCookie {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly secret: string;
}

/** Sets the cookie of the new session and ends the browser's previous session. */
export async function replaceSession(
  desk: PeopleContext,
  cookie: SafeCookie,
  { request, reply, secret }: NewCookie,
): Promise<void> {
  const earlier = cookie.read(request);
  if (earlier !== null) await endSession(desk, earlier);
  cookie.set(request, reply, secret, desk.config.sessionMs);
}

/** A hook before validation, so that invalid requests count, too. */
export function rateLimit(limit: RateLimiter) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const wait = limit.take(clientKey(request.ip));
    if (wait === 0) return;
    reply.header('Retry-After', String(Math.ceil(wait / 1000)));
    throw new DeskProblem(429, deskProblems.tooOften);
  };
}
