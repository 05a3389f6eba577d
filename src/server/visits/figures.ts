import type { FormName } from '#contract/answer.ts';
import type { PageVitals, Visits, VisitTotals } from '#contract/desk/visits.ts';
import { fieldLabel } from '#contract/forms.ts';
import { RESUME_FIELD, RESUME_LABEL } from '#contract/resume.ts';
import { WIDTH_CLASSES, type WidthClass } from '#contract/visits.ts';
import type { VisitKind } from '../db/schema.ts';
import { campaignKey, campaignOf, isGoal } from './campaign.ts';

import type { SitePages } from './site-pages.ts';
import type { VisitTotal } from './store.ts';

/** Counts of a stretch of days by what they are about. */
interface Counts {
  of(kind: VisitKind, subject: string, detail?: string): number;
  /** All of a kind, most first. */
  list(kind: VisitKind): readonly VisitTotal[];
  sum(kind: VisitKind): number;
}

export function countsFrom(totals: readonly VisitTotal[]): Counts {
  const byKind = Map.groupBy(totals, ({ kind }) => kind);
  const list = (kind: VisitKind): readonly VisitTotal[] =>
    (byKind.get(kind) ?? []).toSorted((a, b) => b.count - a.count || (a.subject < b.subject ? -1 : 1));
  return {
    list,
    sum: (kind) => sumOf(byKind.get(kind) ?? []),
    of: (kind, subject, detail = '') =>
      sumOf((byKind.get(kind) ?? []).filter((row) => row.subject === subject && row.detail === detail)),
  };
}

function sumOf(rows: readonly VisitTotal[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/**
 * Measurements are kept as counts on a scale whose steps grow with the value: eight to each doubling, so a percentile that
 * is read from them is at most 5 % off, and no page has more than some 130 steps however many visitors it has.
 */
const PER_DOUBLING = 8;
const LARGEST = 60_000;

export type Vital = 'lcp' | 'inp' | 'cls';

/** Layout shift is a small fraction; in thousandths it has the size of the others, which are milliseconds. */
const UNIT: Readonly<Record<Vital, number>> = { lcp: 1, inp: 1, cls: 1000 };

/** Step 0 holds what is less than one. */
export function stepOf(vital: Vital, value: number): number {
  const scaled = Math.min(value * UNIT[vital], LARGEST);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log2(scaled) * PER_DOUBLING);
}

/** The value in the middle of a step. */
export function middleOf(vital: Vital, step: number): number {
  const scaled = step === 0 ? 0 : 2 ** ((step - 0.5) / PER_DOUBLING);
  return Math.round(scaled) / UNIT[vital];
}

/** How often each step was measured. */
type Measured = ReadonlyMap<number, number>;

function countOf(measured: Measured): number {
  let sum = 0;
  for (const count of measured.values()) sum += count;
  return sum;
}

/** The value that this share of the measurements does not exceed; null without any. */
export function percentile(vital: Vital, measured: Measured, share: number): number | null {
  const wanted = countOf(measured) * share;
  let passed = 0;
  for (const [step, count] of [...measured].sort(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= wanted) return middleOf(vital, step);
  }
  return null;
}

/** One slow visit does not make a slow page. */
const ENOUGH = 10;
/** By convention a page is as fast as three of four of its visits. */
const USUAL = 0.75;

/** Percentiles of each page that was measured, the slowest first. */
function vitalsOf(counts: Counts): readonly PageVitals[] {
  const [lcp, inp, cls] = [measuredIn(counts, 'lcp'), measuredIn(counts, 'inp'), measuredIn(counts, 'cls')];
  const none: Measured = new Map();
  return [...new Set([...lcp.keys(), ...inp.keys(), ...cls.keys()])]
    .map((path) => {
      const own = { lcp: lcp.get(path) ?? none, inp: inp.get(path) ?? none, cls: cls.get(path) ?? none };
      return {
        path,
        measured: Math.max(countOf(own.lcp), countOf(own.inp), countOf(own.cls)),
        lcp: own.lcp.size === 0 ? null : spreadOf(own.lcp),
        inp: percentile('inp', own.inp, USUAL),
        cls: percentile('cls', own.cls, USUAL),
      };
    })
    .sort((a, b) => (b.lcp?.p75 ?? -1) - (a.lcp?.p75 ?? -1) || (a.path < b.path ? -1 : 1));
}

function slowestLcp(vitals: readonly PageVitals[]): number | null {
  return vitals.find(({ measured, lcp }) => lcp !== null && measured >= ENOUGH)?.lcp?.p75 ?? null;
}

function spreadOf(measured: Measured): NonNullable<PageVitals['lcp']> {
  const at = (share: number): number => percentile('lcp', measured, share) ?? 0;
  return { p50: at(0.5), p75: at(USUAL), p95: at(0.95) };
}

function measuredIn(counts: Counts, vital: Vital): ReadonlyMap<string, Measured> {
  const byPath = Map.groupBy(counts.list(vital), ({ subject }) => subject);
  return new Map(
    [...byPath].map(([path, rows]) => [
      path,
      new Map(rows.map(({ detail, count }) => [Number(detail), count])),
    ]),
  );
}

export function totalsOf(counts: Counts): VisitTotals {
  return {
    visits: counts.sum('entry'),
    pages: counts.sum('page'),
    sent: stepCount(counts, 'sent'),
    slowestLcp: slowestLcp(vitalsOf(counts)),
  };
}

/** All of the view but its days. */
export function figuresOf(
  counts: Counts,
  titles: SitePages,
): Pick<Visits, 'pages' | 'steps' | 'left' | 'referrers' | 'campaigns' | 'widths' | 'vitals' | 'setApart'> {
  return {
    pages: pagesOf(counts, titles),
    steps: {
      visits: counts.sum('entry'),
      opened: stepCount(counts, 'opened'),
      begun: stepCount(counts, 'begun'),
      sent: stepCount(counts, 'sent'),
    },
    left: counts.list('left').map(({ subject, detail, count }) => ({
      form: subject as FormName,
      field: detail,
      label: detail === RESUME_FIELD ? RESUME_LABEL : fieldLabel(subject as FormName, detail),
      count,
    })),
    referrers: counts
      .list('referrer')
      .map(({ subject, count }) => ({ host: subject || null, visits: count })),
    campaigns: campaignsOf(counts),
    widths: Object.fromEntries(WIDTH_CLASSES.map((width) => [width, counts.of('width', width)])) as Record<
      WidthClass,
      number
    >,
    vitals: vitalsOf(counts),
    setApart: counts.sum('set-apart'),
  };
}

function pagesOf(counts: Counts, titles: SitePages): Visits['pages'] {
  const count = (kind: VisitKind) =>
    new Map(counts.list(kind).map(({ subject, count: times }) => [subject, times]));
  const [shown, entry, toForm, sent] = [count('page'), count('entry'), count('to-form'), count('to-sent')];
  return [...new Set([...shown.keys(), ...toForm.keys(), ...sent.keys()])]
    .map((path) => ({
      path,
      // A page that is gone since has no title any more.
      title: titles.get(path) ?? path,
      shown: shown.get(path) ?? 0,
      entry: entry.get(path) ?? 0,
      toForm: toForm.get(path) ?? 0,
      sent: sent.get(path) ?? 0,
    }))
    .sort((a, b) => b.sent - a.sent || b.shown - a.shown || (a.path < b.path ? -1 : 1));
}

/** What was sent may have come a day after the visit began, so either may be without the other. */
function campaignsOf(counts: Counts): Visits['campaigns'] {
  const keys = new Set(
    [...counts.list('campaign'), ...counts.list('campaign-sent')].map(({ subject }) => subject),
  );
  return [...keys]
    .map((key) => ({
      ...campaignOf(key),
      visits: counts.of('campaign', key),
      sent: counts.of('campaign-sent', key),
    }))
    .sort((a, b) => b.visits - a.visits || b.sent - a.sent || (campaignKey(a) < campaignKey(b) ? -1 : 1));
}

function stepCount(counts: Counts, step: string): number {
  return sumOf(
    counts.list('form').filter(({ subject, detail }) => detail === step && isGoal(subject as FormName)),
  );
}
