import { createCalendar } from '#contract/calendar.ts';
import { VISIT_LIMITS } from '#contract/visits.ts';
import { createRateLimiter, type RateLimiter } from '../http/rate-limiter.ts';
import type { Config } from '../settings/config.ts';
import { createBursts, createVisitCounter, type VisitCounter } from './counter.ts';
import type { SitePages } from './site-pages.ts';
import type { VisitStore } from './store.ts';

/** Receives visit reports. */
export interface VisitIntake {
  readonly pages: SitePages;
  /** Null with COUNT_VISITS=0. */
  readonly counter: VisitCounter | null;
  /** Reports per client. */
  readonly limit: RateLimiter;
}

interface VisitIntakeOptions {
  readonly config: Pick<Config, 'visits' | 'limits'>;
  readonly store: VisitStore;
  readonly pages: SitePages;
  /** Of the office; days begin at its midnight. */
  readonly timeZone: string;
}

const REPORTS = { count: VISIT_LIMITS.reportsPerMinute, periodMs: 60_000 };

export function createVisitIntake({ config, store, pages, timeZone }: VisitIntakeOptions): VisitIntake {
  const { isCounting, burstPerMinute } = config.visits;
  const bursts = createBursts({ alwaysPerMinute: burstPerMinute });
  return {
    pages,
    counter: isCounting ? createVisitCounter({ store, calendar: createCalendar(timeZone), bursts }) : null,
    // RATE_LIMIT_CLIENT=off, for tests or behind a proxy that limits, applies to reports too.
    limit: createRateLimiter(config.limits.client === null ? null : REPORTS),
  };
}
