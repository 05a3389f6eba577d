import type { FormName } from './forms.ts';

/**
 * A visit report, sent with consent: a beacon POSTs `{events}` as JSON (a Blob of type application/json) to
 * `ENDPOINTS.visits`. It is anonymous: the server increments counts of the day and stores nothing else.
 */
export interface VisitReport {
  readonly events: readonly VisitEvent[];
}

export type VisitEvent = PageShown | FormStep | PageVitalsReport;

/** A page view: also after Back, and once a prerendered page becomes visible. */
export interface PageShown {
  readonly kind: 'page';
  readonly path: string;
  readonly width: WidthClass;
  /** The first page of the visit. Only its referrer and campaign count; later referrers are our own pages. */
  readonly entry: boolean;
  /** Host of the referring page, without www; empty when there is none. */
  readonly referrer: string;
  readonly campaign: Campaign | null;
}

export const FORM_STEPS = ['opened', 'begun', 'sent', 'left'] as const;

/** Progress with a form. `left` names the last field touched before the visitor left without sending. */
export interface FormStep {
  readonly kind: 'form';
  readonly form: FormName;
  readonly step: (typeof FORM_STEPS)[number];
  readonly field: string | null;
  /** The distinct pages of the visit so far, to count each as leading to the form. */
  readonly pages: readonly string[];
}

/** The web vitals the browser measured, sent when the page is left. */
export interface PageVitalsReport {
  readonly kind: 'vitals';
  readonly path: string;
  /** Milliseconds. */
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly cls: number | null;
}

export const WIDTH_CLASSES = ['phone', 'tablet', 'desktop'] as const;
export type WidthClass = (typeof WIDTH_CLASSES)[number];

/** utm_source, utm_medium and utm_campaign; empty when missing. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly name: string;
}

/**
 * The origin of an enquiry, stored in the visitor's tab and sent with the same consent in `REQUEST_HEADERS.visit`, as
 * percent-encoded JSON.
 */
export interface VisitPath {
  readonly entry: string;
  readonly referrer: string;
  readonly campaign: Campaign | null;
  /** The last pages before sending, oldest first. */
  readonly pages: readonly string[];
}

export const VISIT_LIMITS = {
  /** Per report, and reports per client and minute. */
  events: 20,
  reportsPerMinute: 120,
  bytes: 8_192,
  /** Pages reported per visit. */
  pages: 20,
  /** Characters per path, host or parameter. */
  text: 100,
} as const;
