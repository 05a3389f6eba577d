import { VISIT_LIMITS } from '#contract/visits.ts';
import type { Config } from '../config.ts';
import { createCalendar } from '../inbox/calendar.ts';
import type { VisitStore } from '../storage/visit-store.ts';
import { createRateLimiter, type RateLimiter } from '../submissions/rate-limiter.ts';
import { createBursts } from './bursts.ts';
import type { SitePages } from './site-pages.ts';
import { createVisitCounter, type VisitCounter } from './visit-counter.ts';

/** What takes the reports of visits. */
export interface VisitIntake {
  readonly pages: SitePages;
  /** Null where nothing is counted. */
  readonly counter: VisitCounter | null;
  /** Reports of one client, in memory only. */
  readonly limit: RateLimiter;
}

export interface VisitIntakeOptions {
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
