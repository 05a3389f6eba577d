import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { FORM_NAMES, FORMS } from '#contract/forms.ts';
import type { ReplyClock } from '#contract/reply-clock.ts';
import type { Database, SubmissionRow } from '../db/schema.ts';
import type { CompanyRecipients } from '../mail/sender.ts';
import { enqueue, newOutboxRows } from '../outbox/store.ts';

const PROMISED_FORMS = FORM_NAMES.filter((form) => FORMS[form].hasReplyPromise);

interface ReplyStore {
  /** Unanswered enquiries since then without a reminder. */
  unanswered(since: number): Promise<readonly Pick<SubmissionRow, 'id' | 'form' | 'created_at'>[]>;
  /** Queues the reminder. False when another process was first or the enquiry was answered meanwhile. */
  remind(id: string, options: ReminderOptions): Promise<boolean>;
}

interface ReminderOptions {
  readonly now: number;
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
}

export function createReplyStore(db: Kysely<Database>): ReplyStore {
  return {
    unanswered: (since) =>
      db
        .selectFrom('submissions')
        .select(['id', 'form', 'created_at'])
        .where('form', 'in', PROMISED_FORMS)
        .where('created_at', '>=', since)
        .where('state', '=', 'accepted')
        .where('acked_at', 'is', null)
        .where('reminded_at', 'is', null)
        .execute(),

    remind: (id, { now, recipients, messageIdDomain }) =>
      db.transaction().execute(async (trx) => {
        // The update is atomic: only one process sets `reminded_at`.
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
        await enqueue(trx, rows);
        return true;
      }),
  };
}

interface WatchdogOptions {
  readonly store: ReplyStore;
  readonly clock: ReplyClock;
  /** Office time before the reply is due. */
  readonly leadMs: number;
  readonly recipients: CompanyRecipients;
  readonly messageIdDomain: string;
  /** Called when a reminder was queued. */
  readonly onReminder: () => void;
  readonly now?: () => number;
}

/** Older enquiries get no reminder. Covers a weekend with the server down. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/** Reminds the team once of each unanswered enquiry that has less than `leadMs` of office time left. */
export function createReplyWatchdog(options: WatchdogOptions): (log: FastifyBaseLogger) => Promise<void> {
  const { store, clock, leadMs, recipients, messageIdDomain, onReminder, now = Date.now } = options;
  return async (log) => {
    const time = now();
    let reminders = 0;
    for (const { id, form, created_at } of await store.unanswered(time - LOOK_BACK_MS)) {
      const { level, ms } = clock.replyTime(created_at, time);
      if (level !== 'late' && ms >= leadMs) continue;
      if (await store.remind(id, { now: time, recipients: recipients[form], messageIdDomain }))
        reminders += 1;
    }
    if (reminders === 0) return;
    log.info({ reminders }, 'the team is reminded of unanswered enquiries');
    onReminder();
  };
}
