import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database, DeliveryAlertRow } from '../db/schema.ts';
import type { WebhookConfig } from '../settings/config.ts';
import { DeliveryError } from './courier.ts';
import { type CompanyMailTrouble, companyMailTrouble, type OutboxFigures, troubleText } from './health.ts';
import { postWebhook } from './webhook.ts';

interface DeliveryAlertOptions {
  readonly webhook: WebhookConfig;
  readonly figures: () => Promise<OutboxFigures>;
  readonly store: AlertStore;
  readonly now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;

/** Returns a check that posts a webhook when mail to the company fails or recovers. The next check retries a failed post. */
export function createDeliveryAlert(
  options: DeliveryAlertOptions,
): (log: FastifyBaseLogger) => Promise<void> {
  const { webhook, figures, store, now = Date.now } = options;
  let hasFailed = false;

  return async (log) => {
    const time = now();
    const trouble = companyMailTrouble((await figures()).companyMail, time);
    const last = await store.last();
    const event = eventOf(trouble, last, time);
    const alert = { event: event ?? last.event, ...factsOf(trouble, last), told_at: time };
    if (event === null) {
      // Waiting mail was delivered while dead mail remains: the next delay is a new event.
      if (last.is_waiting > alert.is_waiting) await store.note({ ...alert, told_at: last.told_at });
      return;
    }
    if (!(await store.claim(last, time))) return;
    const id = createHash('sha256').update(`${event} ${last.told_at}`).digest('hex').slice(0, 32);
    try {
      await postWebhook(webhook, { id, body: bodyOf(id, event, trouble, time) });
      await store.note(alert);
      hasFailed = false;
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      if (!hasFailed) log.warn({ code: error.code, event }, 'the alert webhook failed; retrying');
      hasFailed = true;
    }
  };
}

/** One event at the start, at most one an hour when the trouble gets worse, and one at the end. */
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
    message: trouble === null ? 'Mail to the company arrives again.' : troubleText(trouble, time),
  });
}

type LastAlert = Pick<DeliveryAlertRow, 'event' | 'is_waiting' | 'given_up_at' | 'told_at'>;

/** Stores the last alert, so that several processes and restarts do not repeat it. */
interface AlertStore {
  last(): Promise<LastAlert>;
  /** Takes a lease for sending the next alert. False when another process was first. */
  claim(last: LastAlert, now: number): Promise<boolean>;
  note(alert: LastAlert): Promise<void>;
}

const ID = 'company-mail';
const NOTHING_YET: LastAlert = { event: 'delivery.recovered', is_waiting: 0, given_up_at: 0, told_at: 0 };
const LEASE_MS = 60_000;

export function createAlertStore(db: Kysely<Database>): AlertStore {
  return {
    async last() {
      const row = await db
        .selectFrom('delivery_alerts')
        .select(['event', 'is_waiting', 'given_up_at', 'told_at'])
        .where('id', '=', ID)
        .executeTakeFirst();
      return row ?? NOTHING_YET;
    },

    async claim(last, now) {
      await db
        .insertInto('delivery_alerts')
        .values({ id: ID, ...NOTHING_YET, lease_until: 0 })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      const { numUpdatedRows } = await db
        .updateTable('delivery_alerts')
        .set({ lease_until: now + LEASE_MS })
        .where('id', '=', ID)
        .where('told_at', '=', last.told_at)
        // A lease that ends later than this was taken while the clock was ahead.
        .where(({ eb, or }) => or([eb('lease_until', '<=', now), eb('lease_until', '>', now + LEASE_MS)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async note(alert) {
      await db
        .updateTable('delivery_alerts')
        .set({ ...alert, lease_until: 0 })
        .where('id', '=', ID)
        .execute();
    },
  };
}
