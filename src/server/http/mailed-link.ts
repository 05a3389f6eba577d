import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { linkFailedPageTexts, tooOftenPageTexts } from '#content/server-pages.ts';
import { clientKey } from '../shared/client-address.ts';
import type { RateLimiter } from '../shared/rate-limiter.ts';
import { reportError } from './errors.ts';
import type { ServerPage, ServerPages } from './server-page.ts';

/** A link in a mail, with a token in its query that says all. */
export interface MailedLink {
  readonly path: string;
  readonly pages: ServerPages;
  /** Looks at each POST before it counts. */
  readonly gate?: onRequestHookHandler;
  /** How often one client may come. */
  readonly limit?: RateLimiter;
  /** The page behind the link. It must change nothing: programs that look at links before people do ask for it. */
  show(token: string): Promise<ServerPage>;
  /** What the button of that page does. People press it twice and load its answer again. */
  act(token: string): Promise<ServerPage>;
}

export function registerMailedLink(app: FastifyInstance, link: MailedLink): void {
  const { path, pages, gate, limit } = link;
  // Without any referrer browsers do not say where a form was sent from either, and the gate could not tell our own page
  // from that of another site. The links on our pages ask for none by themselves.
  const headers = gate === undefined ? pages.headers : { ...pages.headers, 'Referrer-Policy': 'same-origin' };
  const send = (reply: FastifyReply, page: ServerPage) => {
    if (page.retryAfterSeconds !== undefined) reply.header('Retry-After', page.retryAfterSeconds);
    return reply.code(page.status).headers(headers).send(pages.html(page));
  };
  const answer = async (request: FastifyRequest, page: (token: string) => Promise<ServerPage>) => {
    const waitMs = limit?.take(clientKey(request.ip)) ?? 0;
    return waitMs > 0 ? tooOften(waitMs) : page(tokenOf(request));
  };

  app.register(async (scope) => {
    // The token in the address says it all; what a mail program adds in the body is not looked at.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      // The app's own handler answers in JSON, which a person who pressed a button cannot use.
      if ((error.statusCode ?? 500) < 500 || asksForJson(request)) throw error;
      const status = reportError(error, reply);
      const { title, text } = linkFailedPageTexts;
      return send(reply, { status, title, paragraphs: [text] });
    });
    scope.get(path, async (request, reply) => send(reply, await answer(request, link.show)));
    scope.post(path, gate === undefined ? {} : { onRequest: gate }, async (request, reply) =>
      send(reply, await answer(request, link.act)),
    );
  });
}

function asksForJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}

/** The address of the link, for the form of its page. */
export function linkAddress(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}

function tooOften(waitMs: number): ServerPage {
  const { title, text } = tooOftenPageTexts;
  return { status: 429, title, paragraphs: [text], retryAfterSeconds: Math.ceil(waitMs / 1000) };
}

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as Record<string, unknown>;
  // Also keeps a NUL, which PostgreSQL refuses, from the database.
  return typeof token === 'string' && /^[\w-]{1,150}$/.test(token) ? token : '';
}
