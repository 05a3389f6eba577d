import type { Kysely } from 'kysely';
import { newOutboxRows } from './outbox-row.ts';
import type { Database } from './schema.ts';

export interface ReplyStore {
  /** Enquiries since then that nobody marked as answered and nobody was reminded of. */
  unanswered(since: number): Promise<readonly { readonly id: string; readonly createdAt: number }[]>;
  /** Puts the reminder into the outbox. False when another process was first, or the answer was. */
  remind(id: string, options: ReminderOptions): Promise<boolean>;
}

export interface ReminderOptions {
  readonly now: number;
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
}

export function createReplyStore(db: Kysely<Database>): ReplyStore {
  return {
    unanswered: (since) =>
      db
        .selectFrom('submissions')
        .select(['id', 'created_at as createdAt'])
        .where('form', '=', 'contact')
        .where('created_at', '>=', since)
        .where('state', '=', 'accepted')
        .where('acked_at', 'is', null)
        .where('reminded_at', 'is', null)
        .execute(),

    remind: (id, { now, recipients, messageIdDomain }) =>
      db.transaction().execute(async (trx) => {
        // One statement decides who reminds: of several processes, one changes the row and the others find it changed.
        const { numUpdatedRows } = await trx
          .updateTable('submissions')
          .set({ reminded_at: now })
          .where('id', '=', id)
          .where('state', '=', 'accepted')
          .where('acked_at', 'is', null)
          .where('reminded_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const rows = newOutboxRows({
          kind: 'reminder',
          submissionId: id,
          subscriberId: null,
          recipients,
          messageIdDomain,
          now,
        });
        await trx.insertInto('outbox').values(rows).execute();
        return true;
      }),
  };
}
