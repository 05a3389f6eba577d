import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unsubscribeTexts as texts } from '#content/server-pages.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { escapeHtml } from '../mail/html.ts';
import type { SubscriberStore } from '../storage/subscriber-store.ts';

export interface UnsubscribeRouteOptions {
  readonly subscribers: SubscriberStore;
  readonly companyName: string;
}

const STYLE = `body{margin:0;background:#f3f6f8;color:#0e1b26;font:17px/1.6 "Helvetica Neue",Arial,sans-serif}
header{background:#0e1b26;color:#fff;border-bottom:4px solid #f5bc42;padding:20px 24px;font-weight:700}
main{max-width:34rem;margin:0 auto;padding:56px 24px}
h1{font-size:2rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 16px}
p{margin:0 0 24px}a{color:#1b449e}
button{font:inherit;font-weight:600;color:#fff;background:#0e1b26;border:0;padding:12px 24px;min-height:48px;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #2f66e0;outline-offset:3px}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Unsubscribing from a link in a mail (RFC 8058). Programs that look at links before people do send GET, so that only
 * shows a page with a button; the button, and mail programs that know the RFC, send POST.
 */
export function registerUnsubscribe(app: FastifyInstance, options: UnsubscribeRouteOptions): void {
  const { subscribers, companyName } = options;
  const page = (reply: FastifyReply, status: number, title: string, body: string) =>
    reply
      .code(status)
      .headers(HEADERS)
      .send(pageHtml(companyName, title, body));
  const unknown = (reply: FastifyReply) =>
    page(reply, 404, texts.unknown.title, paragraph(escapeHtml(texts.unknown.text)));
  const done = (reply: FastifyReply) => {
    const link = `<a href="/">${escapeHtml(texts.done.website)}</a>`;
    return page(reply, 200, texts.done.title, paragraph(escapeHtml(texts.done.text)) + paragraph(link));
  };
  const ask = (reply: FastifyReply, token: string) => {
    const action = `${ENDPOINTS.unsubscribe}?token=${encodeURIComponent(token)}`;
    const { title, text, button } = texts.ask;
    return page(
      reply,
      200,
      title,
      `<form method="post" action="${escapeHtml(action)}">${paragraph(escapeHtml(text))}<button>${escapeHtml(button)}</button></form>`,
    );
  };

  app.register(async (scope) => {
    // The token in the address says it all; what a mail program adds in the body is not looked at.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, parsed) => {
      payload.resume();
      parsed(null);
    });
    scope.get(ENDPOINTS.unsubscribe, async (request, reply) => {
      const token = tokenOf(request);
      const state = await subscribers.find(token);
      if (state === null) return unknown(reply);
      return state === 'unsubscribed' ? done(reply) : ask(reply, token);
    });
    scope.post(ENDPOINTS.unsubscribe, async (request, reply) =>
      (await subscribers.unsubscribe(tokenOf(request), Date.now())) ? done(reply) : unknown(reply),
    );
  });
}

/** `no-referrer`: the token must not travel on to other pages. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

function tokenOf(request: FastifyRequest): string {
  const { token } = request.query as Record<string, unknown>;
  // Also keeps a NUL, which PostgreSQL refuses, from the database.
  return typeof token === 'string' && /^[\w-]{1,100}$/.test(token) ? token : '';
}

function paragraph(html: string): string {
  return `<p>${html}</p>`;
}

function pageHtml(companyName: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} | ${escapeHtml(companyName)}</title><style>${STYLE}</style></head>
<body><header>${escapeHtml(companyName)}</header><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
}
