import type { FastifyBaseLogger } from 'fastify';
import { type Calendar, createCalendar, type Range } from '#contract/calendar.ts';
import { type Campaign, VISIT_LIMITS, type VisitEvent } from '#contract/visits.ts';
import { StorageTroubleError } from '../db/trouble.ts';
import type { Config } from '../settings/config.ts';
import { createRateLimiter, type RateLimiter } from '../shared/rate-limiter.ts';
import { createCounting, createTally } from './counting.ts';
import type { SitePages } from './site-pages.ts';
import type { VisitStore } from './store.ts';

/** Counts visits in memory and writes the counts together, every few seconds and at the end. */
interface VisitCounter {
  count(events: readonly VisitEvent[], client: string): void;
  /** An enquiry or application came from a visit that a campaign led here. */
  countSent(campaign: Campaign): void;
  start(log: FastifyBaseLogger): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

interface VisitCounterOptions {
  readonly store: VisitStore;
  readonly calendar: Calendar;
  readonly bursts: Bursts;
  readonly everyMs?: number;
  readonly now?: () => number;
}

/** What a crash may cost, and how seldom the database is asked. */
const EVERY_MS = 5000;

export function createVisitCounter(options: VisitCounterOptions): VisitCounter {
  const { store, calendar, bursts, everyMs = EVERY_MS, now = Date.now } = options;
  const tally = createTally();
  const counting = createCounting(tally);
  const today = createToday(calendar, now);
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isInTrouble = false;

  async function write(log: FastifyBaseLogger | null): Promise<void> {
    const rows = tally.take();
    try {
      await store.add(rows);
      isInTrouble = false;
    } catch (error) {
      tally.giveBack(rows);
      if (!isInTrouble) log?.warn(reasonOf(error), 'counts of visits wait, as they cannot be written');
      isInTrouble = true;
    }
    const lost = tally.lost();
    if (lost > 0) log?.error({ lost }, 'counts of visits were lost, as too many wait to be written');
  }

  /** After a restart the names of today have their places already. */
  async function remember(): Promise<void> {
    const day = today();
    for (const kind of ['referrer', 'campaign'] as const) {
      counting.names[kind].know(day, await store.subjects(day, kind));
    }
  }

  let log: FastifyBaseLogger | null = null;
  return {
    count(events, client) {
      const day = today();
      if (bursts.isPlausible(client, events.length)) {
        for (const event of events) counting.count(day, event, client);
      } else {
        counting.setApart(day, events.length);
      }
    },
    countSent(campaign) {
      counting.countSent(today(), campaign);
    },
    start(to) {
      log = to;
      remember().catch((error: unknown) => to.warn(reasonOf(error), 'the counts of today cannot be read'));
      const again = (): void => {
        timer = setTimeout(() => {
          writing = write(to).finally(() => timer === undefined || again());
        }, everyMs).unref();
      };
      again();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await writing;
      await write(log);
    },
  };
}

/** The office's day. Asking the calendar costs more than counting, so it is asked once a day. */
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

/** Tells what people do from what is far beyond them. */
interface Bursts {
  /** Whether so many events of a client, at this moment, may be people's. */
  isPlausible(client: string, events: number): boolean;
}

interface BurstOptions {
  /** So many in a minute are always plausible, from all clients together. */
  readonly alwaysPerMinute: number;
  /** Not the clock, which may be set. */
  readonly now?: () => number;
}

/** A page that is shown and left makes two events, a form a few more: this is a page every two seconds. */
const CLIENT = { count: 60, periodMs: 60_000 };
/** So many times the usual minute is far more than usual. */
const FAR_MORE = 10;
/** The usual minute is the average of about so many. */
const MINUTES = 60;
const MINUTE_MS = 60_000;

export function createBursts({ alwaysPerMinute, now = () => performance.now() }: BurstOptions): Bursts {
  const clients: RateLimiter = createRateLimiter(CLIENT, now);
  let usual = 0;
  let minute = Math.floor(now() / MINUTE_MS);
  let plausible = 0;
  let hadBurst = false;

  /** A minute with a burst is no usual minute: a flood does not become one by lasting. */
  function endMinutes(current: number): void {
    if (!hadBurst) usual += (plausible - usual) / MINUTES;
    // Those after it were quiet: nobody came who would have ended them.
    usual *= (1 - 1 / MINUTES) ** (current - minute - 1);
    plausible = 0;
    hadBurst = false;
    minute = current;
  }

  return {
    isPlausible(client, events) {
      const current = Math.floor(now() / MINUTE_MS);
      if (current !== minute) endMinutes(current);
      if (clients.take(client, events) > 0) return false;
      if (plausible + events > Math.max(alwaysPerMinute, FAR_MORE * usual)) {
        hadBurst = true;
        return false;
      }
      plausible += events;
      return true;
    },
  };
}

/** What takes the reports of visits. */
export interface VisitIntake {
  readonly pages: SitePages;
  /** Null where nothing is counted. */
  readonly counter: VisitCounter | null;
  /** Reports of one client, in memory only. */
  readonly limit: RateLimiter;
}

interface VisitIntakeOptions {
  readonly config: Pick<Config, 'visits' | 'limits'>;
  readonly store: VisitStore;
  readonly pages: SitePages;
  /** Of the office: a day is a day there. */
  readonly timeZone: string;
}

const REPORTS = { count: VISIT_LIMITS.reportsPerMinute, periodMs: 60_000 };

export function createVisitIntake({ config, store, pages, timeZone }: VisitIntakeOptions): VisitIntake {
  const { isCounting, burstPerMinute } = config.visits;
  const bursts = createBursts({ alwaysPerMinute: burstPerMinute });
  return {
    pages,
    counter: isCounting ? createVisitCounter({ store, calendar: createCalendar(timeZone), bursts }) : null,
    // Who lifts the limit of the forms, for tests or behind a proxy that limits, means this one too.
    limit: createRateLimiter(config.limits.client === null ? null : REPORTS),
  };
}
