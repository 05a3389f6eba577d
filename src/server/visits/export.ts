import { exportedMeasures } from '#content/desk/export.ts';
import { type DayRange, shiftDay } from '#contract/calendar.ts';
import { VISIT_KINDS, type VisitCountRow } from '../db/schema.ts';
import { campaignOf } from './campaign.ts';
import { middleOf, type Vital } from './figures.ts';
import type { VisitStore } from './store.ts';

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
