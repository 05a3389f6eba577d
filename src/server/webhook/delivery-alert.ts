import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { WebhookConfig } from '../config.ts';
import { type CompanyMailTrouble, troubleInWords, troubleOf } from '../operations/company-mail.ts';
import { DeliveryError } from '../outbox/delivery-error.ts';
import type { AlertStore, LastAlert } from '../storage/alert-store.ts';
import type { OutboxFigures } from '../storage/figures.ts';
import { postWebhook } from './webhook-post.ts';

export interface DeliveryAlertOptions {
  readonly webhook: WebhookConfig;
  readonly figures: () => Promise<OutboxFigures>;
  readonly store: AlertStore;
  readonly now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Looks once whether mail to the company arrives, and tells the receiver of webhooks when it no longer does and when it does
 * again. What does not reach the receiver is tried again at the next look.
 */
export function createDeliveryAlert(
  options: DeliveryAlertOptions,
): (log: FastifyBaseLogger) => Promise<void> {
  const { webhook, figures, store, now = Date.now } = options;
  let hasFailed = false;

  return async (log) => {
    const time = now();
    const trouble = troubleOf((await figures()).companyMail, time);
    const last = await store.last();
    const event = eventOf(trouble, last, time);
    const told = { event: event ?? last.event, ...factsOf(trouble, last), told_at: time };
    if (event === null) {
      // Mail arrives again and what was given up is still there: should it wait once more, that is news.
      if (last.is_waiting > told.is_waiting) await store.note({ ...told, told_at: last.told_at });
      return;
    }
    if (!(await store.claim(last, time))) return;
    const id = createHash('sha256').update(`${event} ${last.told_at}`).digest('hex').slice(0, 32);
    try {
      await postWebhook(webhook, { id, body: bodyOf(id, event, trouble, time) });
      await store.note(told);
      hasFailed = false;
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      if (!hasFailed) log.warn({ code: error.code, event }, 'the webhook could not be told; trying again');
      hasFailed = true;
    }
  };
}

/** What there is to tell, if anything: once when it begins, when it gets worse once an hour, and once when it is over. */
function eventOf(
  trouble: CompanyMailTrouble | null,
  last: LastAlert,
  time: number,
): LastAlert['event'] | null {
  const wasFailing = last.event === 'delivery.failing';
  if (trouble === null) return wasFailing ? 'delivery.recovered' : null;
  if (!wasFailing) return 'delivery.failing';
  const isWorse = trouble.givenUpAt > last.given_up_at || (trouble.waiting > 0 && last.is_waiting === 0);
  return isWorse && Math.abs(time - last.told_at) >= HOUR_MS ? 'delivery.failing' : null;
}

function factsOf(trouble: CompanyMailTrouble | null, last: LastAlert) {
  return {
    is_waiting: trouble !== null && trouble.waiting > 0 ? 1 : 0,
    given_up_at: trouble?.givenUpAt ?? last.given_up_at,
  };
}

function bodyOf(id: string, event: string, trouble: CompanyMailTrouble | null, time: number): string {
  const since = trouble?.waitingSince ?? null;
  return JSON.stringify({
    id,
    event,
    at: new Date(time).toISOString(),
    givenUp: trouble?.givenUp ?? 0,
    waiting: trouble?.waiting ?? 0,
    waitingSince: since === null ? null : new Date(since).toISOString(),
    message: trouble === null ? 'Mail to the company arrives again.' : troubleInWords(trouble, time),
  });
}
