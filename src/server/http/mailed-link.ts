import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { linkFailedPageTexts, tooOftenPageTexts } from '#generated/texts/site.ts';
import { clientKey } from './client-address.ts';
import { reportError } from './errors.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { ServerPage, ServerPages } from './server-page.ts';

/** A link in a mail, authorized by a token in its query. */
interface MailedLink {
  readonly path: string;
  readonly pages: ServerPages;
  /** Runs before each POST. */
  readonly gate?: onRequestHookHandler;
  /** Requests per client. */
  readonly limit?: RateLimiter;
  /** Must change nothing: mail scanners follow links before people do. */
  show(token: string): Promise<ServerPage>;
  /** The action of the button on that page. Must be idempotent: people press it twice and reload the result. */
  act(token: string): Promise<ServerPage>;
}

export function registerMailedLink(app: FastifyInstance, link: MailedLink): void {
  const { path, pages, gate, limit } = link;
  // With `no-referrer` browsers send `Origin: null` with a form, and the gate could not tell our page from another site's.
  // Links on the page are `rel="noreferrer"` themselves.
  const headers = gate === undefined ? pages.headers : { ...pages.headers, 'Referrer-Policy': 'same-origin' };
  const send = (reply: FastifyReply, page: ServerPage) => {
    if (page.retryAfterSeconds !== undefined) reply.header('Retry-After', page.retryAfterSeconds);
    return reply.code(page.status).headers(headers).send(pages.html(page));
  };
  const answer = async (request: FastifyRequest, page: (token: string) => Promise<ServerPage>) => {
    const waitMs = limit?.take(clientKey(request.ip)) ?? 0;
    return waitMs > 0 ? rateLimitPage(waitMs) : page(tokenOf(request));
  };

  app.register(async (scope) => {
    // The token is in the address; a body that a mail program adds is ignored.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      // The app's handler answers in JSON, which is of no use to a person who pressed a button.
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

/** For the form on the page of the link. */
export function linkAddress(path: string, token: string): string {
  return `${path}?token=${encodeURIComponent(token)}`;
}

function rateLimitPage(waitMs: number): ServerPage {
  const { title, text } = tooOftenPageTexts;
  return { status: 429, title, paragraphs: [text], retryAfterSeconds: Math.ceil(waitMs / 1000) };
}

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as Record<string, unknown>;
  // Also keeps NUL away from PostgreSQL, which rejects it.
  return typeof token === 'string' && /^[\w-]{1,150}$/.test(token) ? token : '';
}
