import type { Kysely } from 'kysely';
import type { Database, DeliveryAlertRow } from './schema.ts';

/** What the receiver of webhooks was last told about mail to the company. */
export type LastAlert = Pick<DeliveryAlertRow, 'event' | 'is_waiting' | 'given_up_at' | 'told_at'>;

/** Keeps it in the database, so that several processes, and one that starts anew, tell of a thing once. */
export interface AlertStore {
  last(): Promise<LastAlert>;
  /** The right to tell the next, for a while. False when another process was first. */
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
        // One that lasts for longer was taken by a clock that was ahead.
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
