import type { Kysely } from 'kysely';
import type { Database, SubscriberState } from './schema.ts';
import { transact } from './transact.ts';

export interface SubscriberStore {
  /** The state of the address that the token belongs to. Changes nothing. */
  find(token: string): Promise<SubscriberState | null>;
  /** False when the token belongs to nobody. Doing it twice is no error. */
  unsubscribe(token: string, now: number): Promise<boolean>;
}

export function createSubscriberStore(db: Kysely<Database>): SubscriberStore {
  return {
    async find(token) {
      const row = await db
        .selectFrom('subscribers')
        .select('state')
        .where('token', '=', token)
        .executeTakeFirst();
      return row?.state ?? null;
    },

    unsubscribe: (token, now) =>
      transact(db, async (trx) => {
        const subscriber = await trx
          .selectFrom('subscribers')
          .select(['id', 'email', 'state'])
          .where('token', '=', token)
          .executeTakeFirst();
        if (subscriber === undefined) return false;
        if (subscriber.state === 'unsubscribed') return true;
        // Links that were mailed before end now: whoever wants to come back fills in the form again. They come before the
        // subscriber by the order of locks (transact.ts).
        await trx
          .updateTable('submissions')
          .set({ confirm_until: now })
          .where('email', '=', subscriber.email)
          .where('confirmed_at', 'is', null)
          .where('confirm_until', '>', now)
          .execute();
        await trx
          .updateTable('subscribers')
          .set({ state: 'unsubscribed', unsubscribed_at: now, updated_at: now })
          .where('id', '=', subscriber.id)
          .execute();
        // What still waits to be sent to them is not wanted any more. Mail to the company is.
        await trx
          .updateTable('outbox')
          .set({ state: 'cancelled', lease: null, done_at: now })
          .where('subscriber_id', '=', subscriber.id)
          .where('kind', 'in', ['welcome', 'confirmation'])
          .where('state', '=', 'pending')
          .execute();
        return true;
      }),
  };
}
