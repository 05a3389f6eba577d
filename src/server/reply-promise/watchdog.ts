import type { FastifyBaseLogger } from 'fastify';
import type { ReplyClock } from '#contract/reply-clock.ts';
import type { ReplyStore } from '../storage/reply-store.ts';

export interface WatchdogOptions {
  readonly store: ReplyStore;
  readonly clock: ReplyClock;
  /** Office time before the reply is due. */
  readonly leadMs: number;
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
  /** Called when there is something to send. */
  readonly onReminder: () => void;
  readonly now?: () => number;
}

/** Older enquiries are not worth a reminder. Long enough for a weekend, even with the server down. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60 * 1000;

/** Reminds the team once of each unanswered enquiry that has less than `leadMs` of office time left. */
export function createReplyWatchdog(options: WatchdogOptions): (log: FastifyBaseLogger) => Promise<void> {
  const { store, clock, leadMs, recipients, messageIdDomain, onReminder, now = Date.now } = options;
  return async (log) => {
    const time = now();
    let reminders = 0;
    for (const { id, createdAt } of await store.unanswered(time - LOOK_BACK_MS)) {
      const { level, ms } = clock.replyTime(createdAt, time);
      if (level !== 'late' && ms >= leadMs) continue;
      if (await store.remind(id, { now: time, recipients, messageIdDomain })) reminders += 1;
    }
    if (reminders === 0) return;
    log.info({ reminders }, 'the team is reminded of unanswered enquiries');
    onReminder();
  };
}
