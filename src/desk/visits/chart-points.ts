import type { VisitDay } from '#contract/desk/visits.ts';

const UNITS = ['day', 'week', 'four-weeks'] as const;
export type Unit = (typeof UNITS)[number];

/** One point of the line: a day, or the days that are drawn as one where there are too many. */
export type Point = VisitDay;

const DAYS: Readonly<Record<Unit, number>> = { day: 1, week: 7, 'four-weeks': 28 };
/** Pixels between two points: what a small rhombus needs, or a number of two digits in its place. */
const FOR_RHOMBUS = 6;
const FOR_NUMBER = 10;
/** So many rhombuses fit above each other. */
export const MOST_STACKED = 5;

/** The smallest unit in which every point has room for what was sent. */
export function unitFor(days: readonly VisitDay[], width: number): Unit {
  const fits = (unit: Unit) => {
    const points = pointsBy(unit, days);
    const hasNumber = points.some(({ sent }) => sent > MOST_STACKED);
    return width / Math.max(1, points.length - 1) >= (hasNumber ? FOR_NUMBER : FOR_RHOMBUS);
  };
  return UNITS.find(fits) ?? 'four-weeks';
}

/**
 * Counted back from the last day, so that the newest point is a whole one. A rest of less than half a unit belongs to the
 * first point, as it would look like a fall by itself.
 */
export function pointsBy(unit: Unit, days: readonly VisitDay[]): readonly Point[] {
  const size = DAYS[unit];
  const rest = days.length % size;
  const isRestAlone = rest >= size / 2 || days.length < size;
  const points: Point[] = [];
  for (let from = 0; from < days.length; ) {
    const length = from > 0 || rest === 0 ? size : isRestAlone ? rest : size + rest;
    points.push(sumOf(days.slice(from, from + length)));
    from += length;
  }
  return points;
}

function sumOf(days: readonly VisitDay[]): Point {
  const sum = (key: 'visits' | 'pages' | 'sent' | 'visitsBefore') =>
    days.reduce((total, day) => total + day[key], 0);
  return {
    day: days[0]?.day ?? '',
    visits: sum('visits'),
    pages: sum('pages'),
    sent: sum('sent'),
    visitsBefore: sum('visitsBefore'),
  };
}

/** The first of those with the most visits; null when there was none. */
export function peakOf(points: readonly Point[]): number | null {
  const most = Math.max(0, ...points.map(({ visits }) => visits));
  return most === 0 ? null : points.findIndex(({ visits }) => visits === most);
}
