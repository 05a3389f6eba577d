import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { unsubscribePageTexts as texts } from '#generated/texts/site.ts';
import { linkAddress, registerMailedLink } from '../http/mailed-link.ts';
import type { ServerPage, ServerPages } from '../http/server-page.ts';
import type { SubscriberStore } from './store.ts';

interface UnsubscribeRouteOptions {
  readonly subscribers: SubscriberStore;
  readonly pages: ServerPages;
}

/**
 * Unsubscribing from a link in a mail. Mail programs that know RFC 8058 send the POST by themselves, from wherever they
 * are, so it is taken from other sites too: whoever has the token may.
 */
export function registerUnsubscribe(app: FastifyInstance, options: UnsubscribeRouteOptions): void {
  const { subscribers, pages } = options;
  registerMailedLink(app, {
    path: ENDPOINTS.unsubscribe,
    pages,
    async show(token) {
      const state = await subscribers.find(token);
      if (state === null) return UNKNOWN;
      return state === 'unsubscribed' ? DONE : askPage(token);
    },
    act: async (token) => ((await subscribers.unsubscribe(token, Date.now())) ? DONE : UNKNOWN),
  });
}

const UNKNOWN: ServerPage = {
  status: 404,
  title: texts.unknown.title,
  paragraphs: [texts.unknown.text],
};

const DONE: ServerPage = {
  status: 200,
  title: texts.done.title,
  paragraphs: [texts.done.text],
  link: { label: texts.done.website, href: '/' },
};

function askPage(token: string): ServerPage {
  const { title, text, button } = texts.ask;
  return {
    status: 200,
    title,
    paragraphs: [text],
    form: { action: linkAddress(ENDPOINTS.unsubscribe, token), button },
  };
}
