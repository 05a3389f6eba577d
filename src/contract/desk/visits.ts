import type { FormName } from '../forms.ts';
import type { Campaign, WidthClass } from '../visits.ts';

export const VISIT_RANGES = ['week', 'four-weeks', 'quarter', 'year'] as const;
export type VisitRange = (typeof VISIT_RANGES)[number];

/**
 * GET /api/visits?range= : counts of visits with consent. Days such as 2026-11-15 are in the office's time zone; a
 * range ends with today if today has counts, otherwise with yesterday. GET /api/export/visits?format=csv|json&range=
 */
export interface Visits {
  readonly range: VisitRange;
  readonly totals: VisitTotals;
  /** The totals of the preceding range of the same length. */
  readonly before: VisitTotals;
  /** Every day of the range, including days without a visit. */
  readonly days: readonly VisitDay[];
  /** Most sent first, then most shown. */
  readonly pages: readonly PageVisits[];
  /** Enquiries and applications, not subscriptions, as `sent` everywhere. */
  readonly steps: FormSteps;
  /** Highest count first. */
  readonly left: readonly {
    readonly form: FormName;
    readonly field: string;
    readonly label: string;
    readonly count: number;
  }[];
  /** Highest count first; a null host is a direct or unknown visit. */
  readonly referrers: readonly { readonly host: string | null; readonly visits: number }[];
  readonly campaigns: readonly (Campaign & { readonly visits: number; readonly sent: number })[];
  /** Counts of visits. */
  readonly widths: Readonly<Record<WidthClass, number>>;
  /** Slowest first. */
  readonly vitals: readonly PageVitals[];
  /** Events in bursts that look automated; in none of the figures above. */
  readonly excluded: number;
  /** Counting is switched off by a setting; earlier counts remain. */
  readonly isOff: boolean;
}

export interface VisitTotals {
  readonly visits: number;
  readonly pages: number;
  /** Enquiries and applications from counted visits. */
  readonly sent: number;
  /** The LCP of the slowest page with enough measurements; null when there is none. */
  readonly slowestLcp: number | null;
}

export interface VisitDay {
  readonly day: string;
  readonly visits: number;
  readonly pages: number;
  readonly sent: number;
  readonly visitsBefore: number;
}

export interface PageVisits {
  readonly path: string;
  readonly title: string;
  readonly shown: number;
  readonly entry: number;
  /** Visits that saw this page and later opened a form, or sent one. */
  readonly toForm: number;
  readonly sent: number;
}

export interface FormSteps {
  readonly visits: number;
  readonly opened: number;
  readonly begun: number;
  readonly sent: number;
}

/** Percentiles; null where nothing was measured. */
export interface PageVitals {
  readonly path: string;
  readonly measured: number;
  readonly lcp: { readonly p50: number; readonly p75: number; readonly p95: number } | null;
  readonly inp: number | null;
  readonly cls: number | null;
}
