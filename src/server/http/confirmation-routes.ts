import type { FastifyInstance } from 'fastify';
import { confirmationPageTexts as texts } from '#content/server-pages.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FIELDS } from '#contract/newsletter.ts';
import { linesOf } from '../mail/field-blocks.ts';
import type { Confirmation, ConfirmationStore } from '../storage/confirmation-store.ts';
import { refuseCrossSite } from './cross-site.ts';
import { linkAddress, registerMailedLink } from './mailed-link.ts';
import type { ServerPage, ServerPages } from './server-page.ts';

export interface ConfirmationRouteOptions {
  readonly confirmations: ConfirmationStore;
  readonly pages: ServerPages;
  readonly siteUrl: string | null;
}

/** Confirming a subscription, or a change to one, from a link in a mail. */
export function registerConfirmation(app: FastifyInstance, options: ConfirmationRouteOptions): void {
  const { confirmations, pages, siteUrl } = options;
  const show = async (token: string): Promise<ServerPage> => {
    const confirmation = await confirmations.find(token, Date.now());
    return confirmation === null ? UNKNOWN : pageOf(confirmation, token);
  };
  registerMailedLink(app, {
    path: ENDPOINTS.confirmSubscription,
    pages,
    gate: refuseCrossSite(siteUrl),
    show,
    async act(token) {
      await confirmations.confirm(token, Date.now());
      return show(token);
    },
  });
}

function pageOf({ state, wanted, subscriber }: Confirmation, token: string): ServerPage {
  const isActive = subscriber?.state === 'active';
  if (state === 'confirmed') return isActive ? DONE : EXPIRED;
  if (state === 'expired') return EXPIRED;
  if (!isActive) return subscribePage(wanted, token);
  const changes = changesOf(subscriber.words, wanted);
  return changes.length === 0 ? DONE : changePage(changes, token);
}

type Words = Confirmation['wanted'];

function subscribePage(wanted: Words, token: string): ServerPage {
  const { title, text, button, otherwise } = texts.subscribe;
  const rows = linesOf(NEWSLETTER_FIELDS, wanted);
  const form = { action: linkAddress(ENDPOINTS.confirmSubscription, token), button, note: otherwise };
  return { status: 200, title, paragraphs: [text], table: { rows }, form };
}

function changePage(rows: readonly (readonly string[])[], token: string): ServerPage {
  const { title, text, columns, button, otherwise } = texts.change;
  const form = { action: linkAddress(ENDPOINTS.confirmSubscription, token), button, note: otherwise };
  return { status: 200, title, paragraphs: [text], table: { columns, rows }, form };
}

/** Label, now and then, of what differs. */
function changesOf(subscribed: Words, wanted: Words): readonly (readonly string[])[] {
  // It leads to the same letter box, whatever the case.
  const { email: _, ...fields } = NEWSLETTER_FIELDS;
  const now = new Map(linesOf(fields, subscribed));
  return linesOf(fields, wanted)
    .map(([label, words]) => [label, now.get(label) ?? '', words] as const)
    .filter(([, before, after]) => before !== after);
}

const AGAIN = { label: texts.again, href: '/#newsletter' };

const UNKNOWN: ServerPage = {
  status: 404,
  title: texts.unknown.title,
  paragraphs: [texts.unknown.text],
  link: AGAIN,
};

const EXPIRED: ServerPage = {
  status: 410,
  title: texts.expired.title,
  paragraphs: [texts.expired.text],
  link: AGAIN,
};

const DONE: ServerPage = {
  status: 200,
  title: texts.done.title,
  paragraphs: [texts.done.text],
  link: { label: texts.website, href: '/' },
};
