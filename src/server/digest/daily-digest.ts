import type { Chore } from '../operations/chores.ts';
import type { DigestStore } from '../storage/digest-store.ts';

export interface DailyDigestOptions {
  readonly store: DigestStore;
  /** From which hour on, on which days of the week (1 is Monday), and by which clock. */
  readonly hour: number;
  readonly days: readonly number[];
  readonly timeZone: string;
  /** Everybody who gets one, as far as something waits for them. */
  readonly recipients: readonly string[];
  readonly messageIdDomain: string;
  /** Whether something waits for them, or was held since then. */
  readonly hasNews: (recipient: string, heldSince: number) => Promise<boolean>;
  /** Called when there is something to send. */
  readonly onMade: () => void;
  readonly now?: () => number;
}

/** Looks once whether the digest of the day is due. One that was missed comes later on the same day. */
export function createDailyDigest(options: DailyDigestOptions): Chore['run'] {
  const { store, hour, days, timeZone, recipients, messageIdDomain, hasNews, onMade } = options;
  const { now = Date.now } = options;
  const clock = createClock(timeZone);
  let lastDay = '';

  return async (log) => {
    const time = now();
    const here = clock(time);
    if (here.hour < hour || !days.includes(here.weekday) || here.day === lastDay) return;
    if (!(await store.wasMade(here.day))) {
      const receivers: string[] = [];
      for (const recipient of new Set(recipients)) {
        const heldSince = await store.toldBefore(recipient, time);
        if (await hasNews(recipient, heldSince)) receivers.push(recipient);
      }
      const digest = { day: here.day, now: time, recipients: receivers, messageIdDomain };
      if ((await store.make(digest)) && receivers.length > 0) {
        log.info({ digests: receivers.length }, 'the team is told of what waits');
        onMade();
      }
    }
    lastDay = here.day;
  };
}

function createClock(timeZone: string) {
  // Swedes write times as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (time: number) => {
    const [day = '', clock = ''] = format.format(time).split(' ');
    return { day, hour: Number(clock.slice(0, 2)), weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
  };
}
