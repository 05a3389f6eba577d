import type { FastifyBaseLogger } from 'fastify';
import type { Calendar, Range } from '#contract/calendar.ts';
import type { Campaign, VisitEvent } from '#contract/visits.ts';
import { StorageTroubleError } from '../db/trouble.ts';
import { createRateLimiter, type RateLimiter } from '../http/rate-limiter.ts';
import { createCounting, createTally } from './counting.ts';
import type { VisitStore } from './store.ts';

/** Counts visits in memory and writes the counts in batches, every few seconds and at shutdown. */
export interface VisitCounter {
  count(events: readonly VisitEvent[], client: string): void;
  /** A conversion of a campaign. */
  countSent(campaign: Campaign): void;
  start(log: FastifyBaseLogger): void;
  /** Writes the remaining counts. */
  stop(): Promise<void>;
}

interface VisitCounterOptions {
  readonly store: VisitStore;
  readonly calendar: Calendar;
  readonly bursts: Bursts;
  readonly everyMs?: number;
  readonly now?: () => number;
}

/** A crash loses the counts of this interval. */
const WRITE_INTERVAL_MS = 5000;

export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { store, calendar, bursts, everyMs = WRITE_INTERVAL_MS, now = Date.now } = options;
  const tally = createTally();
  const counting = createCounting(tally);
  const today = createToday(calendar, now);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isFailing = false;

  async function write(log: FastifyBaseLogger | null): Promise<void> {
    const rows = tally.take();
    try {
      await store.add(rows);
      isFailing = false;
    } catch (error) {
      tally.restore(rows);
      if (!isFailing) log?.warn(reasonOf(error), 'visit counts cannot be written and stay in memory');
      isFailing = true;
    }
    const dropped = tally.takeDropped();
    if (dropped > 0) log?.error({ dropped }, 'visit counts were dropped, as the write buffer is full');
  }

  /** After a restart, today's names are still admitted. */
  async function restoreNames(): Promise<void> {
    const day = today();
    for (const kind of ['referrer', 'campaign'] as const) {
      counting.names[kind].restore(day, await store.subjects(day, kind));
    }
  }

  let log: FastifyBaseLogger | null = null;
  return {
    count(events, client) {
      const day = today();
      if (bursts.isPlausible(client, events.length)) {
        for (const event of events) counting.count(day, event, client);
      } else {
        counting.excluded(day, events.length);
      }
    },
    countSent(campaign) {
      counting.countSent(today(), campaign);
    },
    start(logger) {
      log = logger;
      restoreNames().catch((error: unknown) =>
        logger.warn(reasonOf(error), "today's visit counts cannot be read"),
      );
      const schedule = (): void => {
        timer = setTimeout(() => {
          writing = write(logger).finally(() => timer === undefined || schedule());
        }, everyMs).unref();
      };
      schedule();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await writing;
      await write(log);
    },
  };
}

/** The day in the office's time zone, cached, as computing it costs more than counting. */
function createToday(calendar: Calendar, now: () => number): () => string {
  let day = '';
  let range: Range = { since: Number.POSITIVE_INFINITY, until: Number.NEGATIVE_INFINITY };
  return () => {
    const time = now();
    if (time < range.since || time >= range.until) {
      day = calendar.dayOf(time);
      range = calendar.rangeOf(day);
    }
    return day;
  };
}

function reasonOf(error: unknown): object {
  const { code, name } = error as NodeJS.ErrnoException;
  return { code: code ?? name, ...(error instanceof StorageTroubleError && { reason: error.message }) };
}

/** Burst detection: tells visits of people from floods of events. */
interface Bursts {
  /** Whether these events may come from people. */
  isPlausible(client: string, events: number): boolean;
}

interface BurstOptions {
  /** This many events per minute from all clients are always plausible. */
  readonly alwaysPerMinute: number;
  /** Monotonic. */
  readonly now?: () => number;
}

/** A page view makes two events, a form a few more: this is a page every two seconds. */
const CLIENT_LIMIT = { count: 60, periodMs: 60_000 };

/** Multiple of the usual minute at which a burst begins. */
const BURST_FACTOR = 10;

/** Window of the moving average that is the usual minute. */
const AVERAGE_MINUTES = 60;

const MINUTE_MS = 60_000;

export function createBursts({ alwaysPerMinute, now = () => performance.now() }: BurstOptions): Bursts {
  const clients: RateLimiter = createRateLimiter(CLIENT_LIMIT, now);
  let usual = 0;
  let minute = Math.floor(now() / MINUTE_MS);
  let plausible = 0;
  let hadBurst = false;

  /** A minute with a burst is left out of the average, so that a lasting flood does not raise the limit. */
  function endMinutes(current: number): void {
    if (!hadBurst) usual += (plausible - usual) / AVERAGE_MINUTES;
    // The minutes since then had no events.
    usual *= (1 - 1 / AVERAGE_MINUTES) ** (current - minute - 1);
    plausible = 0;
    hadBurst = false;
    minute = current;
  }

  return {
    isPlausible(client, events) {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) endMinutes(current);
      if (clients.take(client, events) > 0) return false;
      if (plausible + events > Math.max(alwaysPerMinute, BURST_FACTOR * usual)) {
        hadBurst = true;
        return false;
      }
      plausible += events;
      return true;
    },
  };
}
