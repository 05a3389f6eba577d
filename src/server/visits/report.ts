import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import { FORMS, type FormName, kindOf } from '#contract/forms.ts';
import { RESUME_FIELD } from '#contract/resume.ts';
import {
  type Campaign,
  FORM_STEPS,
  type FormStep,
  type PageShown,
  type PageVitalsReport,
  VISIT_LIMITS,
  type VisitEvent,
  type VisitPath,
  WIDTH_CLASSES,
} from '#contract/visits.ts';
import type { SitePages } from './site-pages.ts';

/** Visit reports, validated by hand for speed: up to a thousand per second, from untrusted clients. */

type ReportFields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is ReportFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined unless it is one of our pages. */
function pathIn(value: unknown, pages: SitePages): string | undefined {
  return typeof value === 'string' && pages.has(value) ? value : undefined;
}

/** Drops paths that are not our pages, as a tab may have seen one that a newer release removed. Undefined when too many. */
function pathsIn(value: unknown, pages: SitePages): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > VISIT_LIMITS.pages) return undefined;
  return value.flatMap((path) => pathIn(path, pages) ?? []);
}

const HOST = /^[\w.:[\]-]*$/;

/** A host, or empty where there is none. */
function hostIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > VISIT_LIMITS.text || !HOST.test(value)) return undefined;
  return value.toLowerCase();
}

/** Null for none, undefined when invalid. */
function campaignIn(value: unknown): Campaign | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { source, medium, name } = value;
  if (!isParameter(source) || !isParameter(medium) || !isParameter(name)) return undefined;
  return source === '' && medium === '' && name === '' ? null : { source, medium, name };
}

function isParameter(value: unknown): value is string {
  return typeof value === 'string' && value.length <= VISIT_LIMITS.text && !/\p{Cc}/u.test(value);
}

/** An hour. */
const MAX_MEASUREMENT = 60 * 60 * 1000;

/** Null when any part is invalid. */
export function readReport(body: string, pages: SitePages): readonly VisitEvent[] | null {
  const events = eventsIn(body);
  if (events === null || events.length === 0 || events.length > VISIT_LIMITS.events) return null;
  const read: VisitEvent[] = [];
  for (const fields of events) {
    const event = isRecord(fields) ? readEvent(fields, pages) : null;
    if (event === null) return null;
    read.push(event);
  }
  return read;
}

function eventsIn(body: string): readonly unknown[] | null {
  try {
    const { events } = (JSON.parse(body) ?? {}) as ReportFields;
    return Array.isArray(events) ? events : null;
  } catch {
    return null;
  }
}

function readEvent(fields: ReportFields, pages: SitePages): VisitEvent | null {
  if (fields.kind === 'page') return readShown(fields, pages);
  if (fields.kind === 'form') return readStep(fields, pages);
  return fields.kind === 'vitals' ? readVitals(fields, pages) : null;
}

function readShown(fields: ReportFields, pages: SitePages): PageShown | null {
  const path = pathIn(fields.path, pages);
  const width = WIDTH_CLASSES.find((name) => name === fields.width);
  const referrer = hostIn(fields.referrer);
  const campaign = campaignIn(fields.campaign);
  const { entry } = fields;
  if (path === undefined || width === undefined || referrer === undefined || campaign === undefined) {
    return null;
  }
  return typeof entry === 'boolean' ? { kind: 'page', path, width, entry, referrer, campaign } : null;
}

function readStep(fields: ReportFields, pages: SitePages): FormStep | null {
  const form = formIn(fields.form);
  const step = FORM_STEPS.find((name) => name === fields.step);
  const seen = pathsIn(fields.pages, pages);
  if (form === undefined || step === undefined || seen === undefined) return null;
  const field = fields.field ?? null;
  return field === null || isFieldOf(form, field) ? { kind: 'form', form, step, field, pages: seen } : null;
}

function formIn(value: unknown): FormName | undefined {
  return typeof value === 'string' && Object.hasOwn(FORMS, value) ? (value as FormName) : undefined;
}

function isFieldOf(form: FormName, field: unknown): field is string {
  if (typeof field !== 'string') return false;
  return Object.hasOwn(FORMS[form].fields, field) || (kindOf(form).takesResume && field === RESUME_FIELD);
}

function readVitals(fields: ReportFields, pages: SitePages): PageVitalsReport | null {
  const path = pathIn(fields.path, pages);
  const { lcp = null, inp = null, cls = null } = fields;
  if (path === undefined || !isMeasured(lcp) || !isMeasured(inp) || !isMeasured(cls)) return null;
  return { kind: 'vitals', path, lcp, inp, cls };
}

function isMeasured(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && value >= 0 && value <= MAX_MEASUREMENT);
}

const HEADER = REQUEST_HEADERS.visit.toLowerCase();

/** Where an enquiry came from, according to its header. Null when missing or invalid. */
export function visitPathOf(headers: IncomingHttpHeaders, pages: SitePages): VisitPath | null {
  const header = headers[HEADER];
  if (typeof header !== 'string' || header.length > VISIT_LIMITS.bytes || asksNotToBeCounted(headers)) {
    return null;
  }
  const fields = parsed(header);
  if (!isRecord(fields)) return null;
  const entry = pathIn(fields.entry, pages);
  const referrer = hostIn(fields.referrer);
  const campaign = campaignIn(fields.campaign);
  const seen = pathsIn(fields.pages, pages);
  if (entry === undefined || referrer === undefined || campaign === undefined || seen === undefined) {
    return null;
  }
  return { entry, referrer, campaign, pages: seen };
}

/** Global Privacy Control. Our pages then send no report; this covers other clients. */
export function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1';
}

function parsed(header: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(header));
  } catch {
    return null;
  }
}
