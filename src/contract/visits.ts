import type { FormName } from './forms.ts';

/**
 * What a page tells the server once the visitor allowed counting: POST to `ENDPOINTS.visits` as `{events}` in JSON (a Blob
 * of type application/json), by a beacon. It names nobody: the server adds one to counts of a day and forgets the rest.
 */
export interface VisitReport {
  readonly events: readonly VisitEvent[];
}

export type VisitEvent = PageShown | FormStep | PageVitalsReport;

/** A page was shown: once each time, also after Back, and after a prerendered page became visible. */
export interface PageShown {
  readonly kind: 'page';
  readonly path: string;
  readonly width: WidthClass;
  /** The first page of this visit. Its referrer and campaign count; those of later pages are our own pages. */
  readonly entry: boolean;
  /** Host of the page that led here, without www; empty where there is none. */
  readonly referrer: string;
  readonly campaign: Campaign | null;
}

export const FORM_STEPS = ['opened', 'begun', 'sent', 'left'] as const;

/** How far somebody came with a form. `left` names the field that was touched last before the page was left unsent. */
export interface FormStep {
  readonly kind: 'form';
  readonly form: FormName;
  readonly step: (typeof FORM_STEPS)[number];
  readonly field: string | null;
  /** The different pages of this visit so far, so that each of them can be counted as having led here. */
  readonly pages: readonly string[];
}

/** The web vitals of a page that is being left, those that the browser measured. */
export interface PageVitalsReport {
  readonly kind: 'felt';
  readonly path: string;
  /** Milliseconds. */
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly cls: number | null;
}

export const WIDTH_CLASSES = ['phone', 'tablet', 'desktop'] as const;
export type WidthClass = (typeof WIDTH_CLASSES)[number];

/** The parameters utm_source, utm_medium and utm_campaign of the address, empty where they are missing. */
export interface Campaign {
  readonly source: string;
  readonly medium: string;
  readonly name: string;
}

/**
 * Where an enquiry came from, kept in the tab of the visitor and sent beside the payload (`REQUEST_HEADERS.visit`, as
 * percent-encoded JSON) with the same consent.
 */
export interface VisitPath {
  readonly entry: string;
  readonly referrer: string;
  readonly campaign: Campaign | null;
  /** The last pages before sending, oldest first. */
  readonly pages: readonly string[];
}

export const VISIT_LIMITS = {
  /** Events in one report, and reports of one client in a minute. */
  events: 20,
  reportsPerMinute: 120,
  bytes: 8_192,
  /** Pages of a visit that are told. */
  pages: 20,
  /** Characters of a path, a host or a parameter. */
  text: 100,
} as const;
