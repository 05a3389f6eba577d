import type { FastifyBaseLogger } from 'fastify';
import { createCalendar, weekdayOf } from '#contract/calendar.ts';

export interface NewDigest {
  readonly day: string;
  readonly now: number;
  /** Recipients with news. The day is recorded even if there are none. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
}

/** Records the days with a digest, so that several processes send one. */
export interface DigestStore {
  wasMade(day: string): Promise<boolean>;
  /** When the last digest before then was made, without digests that failed to reach this recipient; 0 if none. */
  notifiedBefore(recipient: string, time: number): Promise<number>;
  /** When the newest digest at that time was made; null when a newer digest has replaced it. */
  madeAt(time: number, now: number): Promise<number | null>;
  /** Queues the digest. False when another process was first. */
  make(digest: NewDigest): Promise<boolean>;
}

interface DailyDigestOptions {
  readonly store: DigestStore;
  /** The digest is due from this hour on. */
  readonly hour: number;
  /** Days of the week; 1 is Monday. */
  readonly days: readonly number[];
  readonly timeZone: string;
  /** A recipient without news gets no digest. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
  /** Whether a submission waits or was quarantined since then, or mail is stuck. */
  readonly hasNews: (recipient: string, quarantinedSince: number) => Promise<boolean>;
  /** Called when a digest was queued. */
  readonly onMade: () => void;
  readonly now?: () => number;
}

/** Returns a check whether today's digest is due. A missed digest is sent later on the same day. */
export function createDailyDigest(
  options: DailyDigestOptions,
): (log: FastifyBaseLogger, signal: AbortSignal) => Promise<void> {
  const { store, hour, days, timeZone, recipients, messageIdDomain, hasNews, onMade } = options;
  const { now = Date.now } = options;
  const calendar = createCalendar(timeZone);
  let lastDay = '';

  return async (log) => {
    const time = now();
    const day = calendar.dayOf(time);
    const hourNow = Number(calendar.timeOf(time).slice(0, 2));
    if (hourNow < hour || !days.includes(weekdayOf(day)) || day === lastDay) return;
    if (!(await store.wasMade(day))) {
      const receivers: string[] = [];
      for (const recipient of new Set(recipients)) {
        const quarantinedSince = await store.notifiedBefore(recipient, time);
        if (await hasNews(recipient, quarantinedSince)) receivers.push(recipient);
      }
      const digest = { day, now: time, recipients: receivers, messageIdDomain };
      if ((await store.make(digest)) && receivers.length > 0) {
        log.info({ digests: receivers.length }, 'the team is told of what waits');
        onMade();
      }
    }
    lastDay = day;
  };
}
