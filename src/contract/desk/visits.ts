import type { FormName } from '../forms.ts';
import type { Campaign, WidthClass } from '../visits.ts';

export const VISIT_RANGES = ['week', 'four-weeks', 'quarter', 'year'] as const;
export type VisitRange = (typeof VISIT_RANGES)[number];

/**
 * GET /api/visits?range= : what visitors who allowed it were counted for. Days are those of the office's time zone, such as
 * 2026-11-15; a range ends with yesterday or, where today has counts, with today. GET /api/export/visits?format=csv|json&range=
 */
export interface Visits {
  readonly range: VisitRange;
  readonly totals: VisitTotals;
  /** Of the same number of days right before. */
  readonly before: VisitTotals;
  /** Every day of the range, also those without a visit. */
  readonly days: readonly VisitDay[];
  /** Most sent first, then most shown. */
  readonly pages: readonly PageVisits[];
  /** As `sent` everywhere: of enquiries and applications, not of subscriptions. */
  readonly steps: FormSteps;
  /** Most first. The label is that of the form. */
  readonly left: readonly {
    readonly form: FormName;
    readonly field: string;
    readonly label: string;
    readonly count: number;
  }[];
  /** Most first; host null: typed or unknown. */
  readonly referrers: readonly { readonly host: string | null; readonly visits: number }[];
  readonly campaigns: readonly (Campaign & { readonly visits: number; readonly sent: number })[];
  /** Visits. */
  readonly widths: Readonly<Record<WidthClass, number>>;
  /** Slowest first. */
  readonly vitals: readonly PageVitals[];
  /** Bursts that no people make: counted by themselves and in none of the figures above. */
  readonly setApart: number;
  /** Counting is switched off by a setting: nothing is added to what was counted before. */
  readonly isOff: boolean;
}

export interface VisitTotals {
  readonly visits: number;
  readonly pages: number;
  /** Enquiries and applications from counted visits. */
  readonly sent: number;
  /** Of the slowest page with enough measurements; null when none has. */
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
  /** Visits that saw this page and then opened a form, and then sent one. */
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
