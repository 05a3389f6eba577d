import { visitChartTexts as chart, visitTexts as texts, visitLeftTexts } from '#content/desk/visits.ts';
import { filled } from '#content/filled.ts';
import type { VisitDay, Visits, VisitTotals } from '#contract/desk/visits.ts';
import { counted } from '../components/counted.ts';
import { type Point, peakOf, type Unit } from './chart-scale.ts';
import { countText } from './numbers.ts';

/** "6,200 visits, 48 messages" */
export function visitsTitle({ visits, sent }: Pick<VisitTotals, 'visits' | 'sent'>): string {
  return filled(texts.title, {
    visits: counted(texts.visits, visits),
    messages: counted(texts.messages, sent),
  });
}

/** Checks the pages too: a visit that began before the range may have shown pages in it. */
export function hasNoVisits({ totals }: Pick<Visits, 'totals'>): boolean {
  return totals.visits === 0 && totals.pages === 0;
}

/** "Oct 19 to Nov 15, ...", with the year if the two days are in different years. */
export function visitsLead(days: readonly Pick<VisitDay, 'day'>[]): string {
  return filled(texts.lead, firstAndLast(days));
}

function firstAndLast(days: readonly Pick<VisitDay, 'day'>[]) {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const isSameYear = first.slice(0, 4) === last.slice(0, 4);
  return { firstDay: dayText(first, isSameYear ? {} : { year: 'numeric' }), lastDay: dayText(last) };
}

/** "Nov 11" */
export function dayText(day: string, options: Intl.DateTimeFormatOptions = {}): string {
  // A calendar day has no time zone, so it is formatted in UTC.
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...options,
  });
  return format.format(Date.parse(day));
}

/** "412 on Wed, Nov 11", "2,310 in the week from Nov 9" */
export function peakText({ day, visits }: Point, unit: Unit, weekday: 'short' | 'long' = 'short'): string {
  const written = unit === 'day' ? dayText(day, { weekday, month: weekday }) : dayText(day);
  return filled(chart.peak[unit], { count: countText(visits), day: written });
}

/** The text alternative of the chart. */
export function chartText(points: readonly Point[], unit: Unit, visits: Visits): string {
  const peak = points[peakOf(points) ?? 0];
  return filled(chart.text, {
    unit: chart.units[unit],
    ...firstAndLast(visits.days),
    first: countText(points[0]?.visits ?? 0),
    last: countText(points.at(-1)?.visits ?? 0),
    peak: peak === undefined ? '' : peakText(peak, unit, 'long'),
    sent: counted(chart.textSent, sumOf(points.map(({ sent }) => sent))),
  });
}

/** One row per field label, across forms; highest total first. */
interface LeftField {
  readonly label: string;
  readonly total: number;
  readonly by: Readonly<Partial<Record<Visits['left'][number]['form'], number>>>;
}

export function abandonedFields(left: Visits['left']): readonly LeftField[] {
  const byLabel = Map.groupBy(left, ({ label }) => label);
  return [...byLabel]
    .map(([label, rows]) => ({
      label,
      total: sumOf(rows.map(({ count }) => count)),
      by: Object.fromEntries(rows.map(({ form, count }) => [form, count])),
    }))
    .sort((a, b) => b.total - a.total);
}

export function abandonedText(left: Visits['left']): string {
  return counted(visitLeftTexts.count, sumOf(left.map(({ count }) => count)));
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
