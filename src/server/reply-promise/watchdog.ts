import type { FastifyBaseLogger } from 'fastify';
import type { WorkingTime } from '#contract/working-time.ts';
import type { ReplyStore } from '../storage/reply-store.ts';
import { reminderTime } from './reminder-time.ts';

export interface WatchdogOptions {
  readonly store: ReplyStore;
  readonly workingTime: WorkingTime;
  readonly leadMs: number;
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
  /** Called when there is something to send. */
  readonly onReminder: () => void;
  readonly now?: () => number;
}

/** Far enough back that nothing is forgotten over a long weekend without a server. */
const LOOK_BACK_MS = 4 * 24 * 60 * 60 * 1000;

/** Looks once for enquiries whose promise is in danger, and sees to it that the team hears of each once. */
export function createReplyWatchdog(options: WatchdogOptions): (log: FastifyBaseLogger) => Promise<void> {
  const { store, workingTime, leadMs, recipients, messageIdDomain, onReminder, now = Date.now } = options;
  return async (log) => {
    const time = now();
    let reminders = 0;
    for (const { id, createdAt } of await store.unanswered(time - LOOK_BACK_MS)) {
      if (reminderTime(createdAt, leadMs, workingTime) > time) continue;
      if (await store.remind(id, { now: time, recipients, messageIdDomain })) reminders += 1;
    }
    if (reminders === 0) return;
    log.info({ reminders }, 'the team is reminded of unanswered enquiries');
    onReminder();
  };
}
