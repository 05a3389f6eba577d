import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { NEWSLETTER_FORM } from '#contract/newsletter.ts';
import { confirmationPageTexts as texts } from '#generated/texts/site.ts';
import type { Database, SubscriberState } from '../db/schema.ts';
import { transact } from '../db/storage.ts';
import { refuseCrossSite } from '../http/api.ts';
import { linkAddress, registerMailedLink } from '../http/mailed-link.ts';
import type { ServerPage, ServerPages } from '../http/server-page.ts';
import { linesOf } from '../mail/submission-text.ts';
import { type AcceptedSubmission, beginSubscription } from './follow-up.ts';
import { subscribedWords, type Words } from './store.ts';

/** A subscription that a link was mailed about. */
interface Confirmation {
  readonly state: 'open' | 'confirmed' | 'expired';
  /** What was sent. */
  readonly wanted: Words;
  /** The subscriber of the address, who may have gone since. */
  readonly subscriber: { readonly state: SubscriberState; readonly words: Words } | null;
}

export interface ConfirmationStore {
  /** Null when the token belongs to nothing. Changes nothing. */
  find(token: string, now: number): Promise<Confirmation | null>;
  /** Does what the link was mailed for, once. Without effect on one that is done or too old. */
  confirm(token: string, now: number): Promise<void>;
}

/** `mails`: what is sent once a subscription is confirmed. */
interface ConfirmationOptions extends Pick<AcceptedSubmission, 'mails' | 'recipients' | 'messageIdDomain'> {
  /** Called after the commit: there may be something to send. */
  readonly onConfirmed: () => void;
}

export function createConfirmationStore(
  db: Kysely<Database>,
  { onConfirmed, ...options }: ConfirmationOptions,
): ConfirmationStore {
  return {
    async find(token, now) {
      const submission = await db
        .selectFrom('submissions')
        .select(['email', 'payload', 'confirm_until', 'confirmed_at'])
        .where('confirm_token', '=', token)
        .executeTakeFirst();
      if (submission === undefined) return null;
      const subscriber = await db
        .selectFrom('subscribers')
        .leftJoin('submissions', 'submissions.id', 'subscribers.activated_by')
        .select(['subscribers.state', 'first_name', 'last_name', 'topic', 'payload'])
        .where('subscribers.email', '=', submission.email)
        .executeTakeFirst();
      const isExpired = (submission.confirm_until ?? 0) <= now;
      return {
        state: submission.confirmed_at !== null ? 'confirmed' : isExpired ? 'expired' : 'open',
        wanted: JSON.parse(submission.payload) as Words,
        subscriber:
          subscriber === undefined ? null : { state: subscriber.state, words: subscribedWords(subscriber) },
      };
    },

    async confirm(token, now) {
      await transact(db, async (trx) => {
        // Of two presses of the button, on whatever machines, one finds it open.
        const submission = await trx
          .updateTable('submissions')
          .set({ confirmed_at: now })
          .where('confirm_token', '=', token)
          .where('confirmed_at', 'is', null)
          .where('confirm_until', '>', now)
          .returning(['id', 'email', 'payload'])
          .executeTakeFirst();
        if (submission === undefined) return;
        const { id, email } = submission;
        const payload = JSON.parse(submission.payload) as Words;
        await beginSubscription(trx, { ...options, id, email, payload }, now);
      });
      onConfirmed();
    },
  };
}

interface ConfirmationRouteOptions {
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

function subscribePage(wanted: Confirmation['wanted'], token: string): ServerPage {
  const { title, text, button, otherwise } = texts.subscribe;
  const rows = linesOf(NEWSLETTER_FORM.fields, wanted).map(({ label, value }) => [label, value]);
  const form = { action: linkAddress(ENDPOINTS.confirmSubscription, token), button, note: otherwise };
  return { status: 200, title, paragraphs: [text], table: { rows }, form };
}

function changePage(rows: readonly (readonly string[])[], token: string): ServerPage {
  const { title, text, now, after, button, otherwise } = texts.change;
  const form = { action: linkAddress(ENDPOINTS.confirmSubscription, token), button, note: otherwise };
  return { status: 200, title, paragraphs: [text], table: { columns: ['', now, after], rows }, form };
}

/** Label, now and then, of what differs. */
function changesOf(
  subscribed: Confirmation['wanted'],
  wanted: Confirmation['wanted'],
): readonly (readonly string[])[] {
  // It leads to the same letter box, whatever the case.
  const { email: _, ...fields } = NEWSLETTER_FORM.fields;
  const now = new Map(linesOf(fields, subscribed).map(({ label, value }) => [label, value]));
  return linesOf(fields, wanted)
    .map(({ label, value }) => [label, now.get(label) ?? '', value] as const)
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
