import type { FastifyBaseLogger } from 'fastify';
import type { Campaign, VisitEvent } from '#contract/visits.ts';
import type { Calendar } from '../inbox/calendar.ts';
import { StorageTroubleError } from '../storage/trouble.ts';
import type { VisitStore } from '../storage/visit-store.ts';
import type { Bursts } from './bursts.ts';
import { createCounting } from './counting.ts';
import { createTally } from './tally.ts';

/** Counts visits in memory and writes the counts together, every few seconds and at the end. */
export interface VisitCounter {
  count(events: readonly VisitEvent[], client: string): void;
  /** An enquiry or application came from a visit that a campaign led here. */
  countSent(campaign: Campaign): void;
  start(log: FastifyBaseLogger): void;
  /** Writes what is left. */
  stop(): Promise<void>;
}

export interface VisitCounterOptions {
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
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  return () => {
    const time = now();
    if (time < from || time >= to) {
      day = calendar.dayOf(time);
      from = calendar.startOf(day);
      to = calendar.startOf(calendar.shift(day, 1));
    }
    return day;
  };
}

function reasonOf(error: unknown): object {
  const { code, name } = error as NodeJS.ErrnoException;
  return { code: code ?? name, ...(error instanceof StorageTroubleError && { reason: error.message }) };
}
