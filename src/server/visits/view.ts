import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportedMeasures } from '#content/desk/export.ts';
import { type Calendar, createCalendar, type DayRange, shiftDay } from '#contract/calendar.ts';
import { seesVisits } from '#contract/desk/people.ts';
import { VISIT_RANGES, type VisitDay, type VisitRange, type Visits } from '#contract/desk/visits.ts';
import type { FormName } from '#contract/forms.ts';
import { VISIT_KINDS, type VisitCountRow } from '../db/schema.ts';
import { notFound } from '../http/errors.ts';
import type { DeskApp } from '../http/schemas.ts';
import { signedInOf } from '../people/access.ts';
import type { PeopleContext } from '../people/context.ts';
import { campaignOf, isGoal } from './campaign.ts';
import { countsFrom, figuresOf, totalsOf } from './figures.ts';
import type { SitePages } from './site-pages.ts';
import type { VisitStore, VisitTotal } from './store.ts';
import { middleOf, type Vital } from './vital-scale.ts';

const DAYS_IN_RANGE: Readonly<Record<VisitRange, number>> = {
  week: 7,
  'four-weeks': 28,
  quarter: 91,
  year: 365,
};

/** Days per query: on SQLite a query blocks all others. */
const BATCH_DAYS = 31;

/** Includes today only once it has page views. */
export async function daysOf(
  store: VisitStore,
  calendar: Calendar,
  range: VisitRange,
  now: number,
): Promise<DayRange> {
  const today = calendar.dayOf(now);
  const hasToday = (await store.subjects(today, 'page')).length > 0;
  const until = hasToday ? shiftDay(today, 1) : today;
  return { since: shiftDay(until, -DAYS_IN_RANGE[range]), until };
}

async function viewVisits(
  store: VisitStore,
  { calendar, pages }: { readonly calendar: Calendar; readonly pages: SitePages },
  range: VisitRange,
  now: number,
): Promise<Omit<Visits, 'isOff'>> {
  const days = await daysOf(store, calendar, range, now);
  const length = DAYS_IN_RANGE[range];
  const before = { since: shiftDay(days.since, -length), until: days.since };
  const counts = countsFrom(await readTotals(store, days));
  return {
    range,
    totals: totalsOf(counts),
    before: totalsOf(countsFrom(await readTotals(store, before))),
    days: await dayByDay(store, { days, before, length }),
    ...figuresOf(counts, pages),
  };
}

async function readTotals(store: VisitStore, { since, until }: DayRange): Promise<readonly VisitTotal[]> {
  const sums = new Map<string, VisitTotal>();
  for (let from = since; from < until; from = shiftDay(from, BATCH_DAYS)) {
    const to = shiftDay(from, BATCH_DAYS);
    for (const row of await store.totals({ since: from, until: to < until ? to : until }, VISIT_KINDS)) {
      const key = `${row.kind}\t${row.subject}\t${row.detail}`;
      sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
    }
  }
  return [...sums.values()];
}

async function dayByDay(
  store: VisitStore,
  { days, before, length }: { readonly days: DayRange; readonly before: DayRange; readonly length: number },
): Promise<readonly VisitDay[]> {
  const rows = await store.byDay({ since: before.since, until: days.until }, ['page', 'entry', 'form']);
  const byDay = Map.groupBy(rows, ({ day }) => day);
  const count = (day: string, isWanted: (row: VisitCountRow) => boolean): number =>
    (byDay.get(day) ?? []).filter(isWanted).reduce((sum, row) => sum + row.count, 0);
  const visits = (day: string): number => count(day, ({ kind }) => kind === 'entry');
  return Array.from({ length }, (_, index) => {
    const day = shiftDay(days.since, index);
    return {
      day,
      visits: visits(day),
      pages: count(day, ({ kind }) => kind === 'page'),
      sent: count(
        day,
        ({ kind, subject, detail }) => kind === 'form' && detail === 'sent' && isGoal(subject as FormName),
      ),
      visitsBefore: visits(shiftDay(before.since, index)),
    };
  });
}

export const VISIT_QUERY = z.object({ range: z.enum(VISIT_RANGES).default('four-weeks') });

export interface VisitContext extends Pick<PeopleContext, 'company' | 'now'> {
  readonly visits: VisitStore;
  readonly isCounting: boolean;
  /** Titles of the pages that the counts are about. */
  readonly pages: SitePages;
}

export function registerVisits(
  app: DeskApp,
  { visits, isCounting, pages, company, now }: VisitContext,
): void {
  const calendar = createCalendar(company.timeZone);
  const options = {
    config: { access: 'read' },
    schema: { querystring: VISIT_QUERY },
    preValidation: requireVisits,
  } as const;
  app.get('/api/visits', options, async (request): Promise<Visits> => {
    const { range } = request.query;
    return { ...(await viewVisits(visits, { calendar, pages }, range, now())), isOff: !isCounting };
  });
}

/** The counts cover all forms, so a scope of one form does not include them. Runs before the query is checked. */
export async function requireVisits(request: FastifyRequest): Promise<void> {
  if (!seesVisits(signedInOf(request).person.scope)) throw notFound();
}

/** A row of the CSV export. */
interface ExportedCount {
  readonly day: string;
  readonly what: string;
  readonly of: string;
  readonly detail: string;
  readonly count: number;
}

/** Yields one day at a time. */
export async function* exportCounts(
  store: VisitStore,
  { since, until }: DayRange,
): AsyncGenerator<readonly ExportedCount[]> {
  for (let day = since; day < until; day = shiftDay(day, 1)) {
    yield (await store.byDay({ since: day, until: shiftDay(day, 1) }, VISIT_KINDS)).map(toLine);
  }
}

function toLine({ day, kind, subject, detail, count }: VisitCountRow): ExportedCount {
  const line = { day, what: exportedMeasures[kind], count };
  if (kind === 'campaign' || kind === 'campaign-sent') {
    const { source, medium, name } = campaignOf(subject);
    return { ...line, of: [source, medium, name].filter((part) => part !== '').join(' / '), detail: '' };
  }
  if (kind === 'lcp' || kind === 'inp' || kind === 'cls') {
    return { ...line, of: subject, detail: String(middleOf(kind satisfies Vital, Number(detail))) };
  }
  return { ...line, of: subject, detail };
}
