import type { PageVitals, Visits, VisitTotals } from '#contract/desk/visits.ts';
import { type FormName, fieldLabel } from '#contract/forms.ts';
import { RESUME_FIELD, RESUME_LABEL } from '#contract/resume.ts';
import { WIDTH_CLASSES, type WidthClass } from '#contract/visits.ts';
import type { VisitKind } from '../db/schema.ts';
import { campaignKey, campaignOf, isGoal } from './campaign.ts';
import type { SitePages } from './site-pages.ts';
import type { VisitTotal } from './store.ts';
import { countOf, type Measured, percentile, type Vital } from './vital-scale.ts';

/** Counts of a period. */
interface Counts {
  of(kind: VisitKind, subject: string, detail?: string): number;
  /** Sorted by count, descending. */
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

/** One slow visit does not make a slow page. */
const MIN_MEASURED = 10;
/** Web vitals are rated by the 75th percentile. */
const P75 = 0.75;

/** By page, the slowest first. */
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
        inp: percentile('inp', own.inp, P75),
        cls: percentile('cls', own.cls, P75),
      };
    })
    .sort((a, b) => (b.lcp?.p75 ?? -1) - (a.lcp?.p75 ?? -1) || (a.path < b.path ? -1 : 1));
}

function slowestLcp(vitals: readonly PageVitals[]): number | null {
  return vitals.find(({ measured, lcp }) => lcp !== null && measured >= MIN_MEASURED)?.lcp?.p75 ?? null;
}

function spreadOf(measured: Measured): NonNullable<PageVitals['lcp']> {
  const at = (share: number): number => percentile('lcp', measured, share) ?? 0;
  return { p50: at(0.5), p75: at(P75), p95: at(0.95) };
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

/** Everything in the view except the days. */
export function figuresOf(
  counts: Counts,
  titles: SitePages,
): Pick<Visits, 'pages' | 'steps' | 'left' | 'referrers' | 'campaigns' | 'widths' | 'vitals' | 'excluded'> {
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
    excluded: counts.sum('set-apart'),
  };
}

function pagesOf(counts: Counts, titles: SitePages): Visits['pages'] {
  const count = (kind: VisitKind) =>
    new Map(counts.list(kind).map(({ subject, count: times }) => [subject, times]));
  const [shown, entry, toForm, sent] = [count('page'), count('entry'), count('to-form'), count('to-sent')];
  return [...new Set([...shown.keys(), ...toForm.keys(), ...sent.keys()])]
    .map((path) => ({
      path,
      // A page removed since has no title.
      title: titles.get(path) ?? path,
      shown: shown.get(path) ?? 0,
      entry: entry.get(path) ?? 0,
      toForm: toForm.get(path) ?? 0,
      sent: sent.get(path) ?? 0,
    }))
    .sort((a, b) => b.sent - a.sent || b.shown - a.shown || (a.path < b.path ? -1 : 1));
}

/** A visit and its submission may fall on different days, so either may be missing. */
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
