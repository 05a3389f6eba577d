import type { VisitDay } from '#contract/desk/visits.ts';

const UNITS = ['day', 'week', 'four-weeks'] as const;
export type Unit = (typeof UNITS)[number];

/** A day, or several days combined where there is no room for each. */
export type Point = VisitDay;

const DAYS: Readonly<Record<Unit, number>> = { day: 1, week: 7, 'four-weeks': 28 };
/** Minimum pixels between two points: for a small rhombus, or a two-digit number in its place. */
const FOR_RHOMBUS = 6;
const FOR_NUMBER = 10;
/** The most rhombuses that fit above each other. */
export const MAX_STACKED = 5;

/** The smallest unit in which the marks of every point fit. */
export function unitFor(days: readonly VisitDay[], width: number): Unit {
  const fits = (unit: Unit) => {
    const points = pointsBy(unit, days);
    const hasNumber = points.some(({ sent }) => sent > MAX_STACKED);
    return width / Math.max(1, points.length - 1) >= (hasNumber ? FOR_NUMBER : FOR_RHOMBUS);
  };
  return UNITS.find(fits) ?? 'four-weeks';
}

/**
 * Grouped back from the last day, so that the newest point is complete. A remainder of less than half a unit joins
 * the first point; alone it would look like a drop.
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

/** The index of the first point with the most visits; null without visits. */
export function peakOf(points: readonly Point[]): number | null {
  const most = Math.max(0, ...points.map(({ visits }) => visits));
  return most === 0 ? null : points.findIndex(({ visits }) => visits === most);
}

/** The layout of the chart, in pixels. */
export const CHART = { left: 44, right: 8, top: 28, bottom: 208, height: 290, labelsAt: 226, sentAt: 274 };
const INTERVALS = 3;
const NICE = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** Four gridlines, from 0 to a round number that is at least `most`. */
export function ticksFor(most: number): readonly number[] {
  const least = Math.max(1, most / INTERVALS);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = NICE.map((nice) => nice * magnitude).find((one) => one >= least && Number.isInteger(one));
  return Array.from({ length: INTERVALS + 1 }, (_, index) => index * (step ?? 10 * magnitude));
}

export interface Scale {
  /** By index of the point. */
  readonly x: (index: number) => number;
  readonly y: (count: number) => number;
  /** Between two points. */
  readonly step: number;
}

export function scaleOf(points: number, highest: number, width: number): Scale {
  const step = plotWidth(width) / Math.max(1, points - 1);
  return {
    x: (index) => round(CHART.left + index * step),
    y: (count) => round(CHART.bottom - ((CHART.bottom - CHART.top) * count) / highest),
    step,
  };
}

export function plotWidth(width: number): number {
  return Math.max(1, width - CHART.left - CHART.right);
}

/** The path of a line through all points. */
export function linePath(counts: readonly number[], { x, y }: Scale): string {
  return counts.map((count, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(count)}`).join('');
}

/** Twice as wide as high, as everywhere on the site. */
export function rhombusPath(x: number, y: number, width: number): string {
  const [across, up] = [round(width / 2), round(width / 4)];
  return `M${x} ${round(y - up)}l${across} ${up}-${across} ${up}-${across}-${up}z`;
}

const LABEL_WIDTH = 72;

/** The points with a date label: whole weeks where points are days, and always the last one. */
export function labeledPoints(points: number, step: number, isByDay: boolean): readonly number[] {
  const last = points - 1;
  const every = (isByDay && points > 7 ? [7, 14, 28, 56] : [1, 2, 4, 8, 16]).find(
    (one) => one * step >= LABEL_WIDTH,
  );
  if (every === undefined) return points > 1 ? [0, last] : [0];
  const regular = Array.from({ length: Math.ceil(points / every) }, (_, index) => index * every);
  return [...regular.filter((index) => index === 0 || (last - index) * step >= LABEL_WIDTH), last].filter(
    (index, at, all) => all.indexOf(index) === at,
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
