import type { FormName } from '#contract/answer.ts';
import { FORM_FIELDS } from '#contract/forms.ts';
import { RESUME_FIELD } from '#contract/resume.ts';
import {
  FORM_STEPS,
  type FormStep,
  type PageFelt,
  type PageShown,
  VISIT_LIMITS,
  type VisitEvent,
  WIDTH_CLASSES,
} from '#contract/visits.ts';
import type { SitePages } from './site-pages.ts';
import { campaignIn, hostIn, isRecord, pathIn, pathsIn, type Told } from './told.ts';

/** No page takes an hour, nor moves as often as that. */
const LARGEST_MEASUREMENT = 60 * 60 * 1000;

/** The events of a report, or null when any of it is not as our pages say it. */
export function readReport(body: string, pages: SitePages): readonly VisitEvent[] | null {
  const events = eventsIn(body);
  if (events === null || events.length === 0 || events.length > VISIT_LIMITS.events) return null;
  const read: VisitEvent[] = [];
  for (const told of events) {
    const event = isRecord(told) ? readEvent(told, pages) : null;
    if (event === null) return null;
    read.push(event);
  }
  return read;
}

function eventsIn(body: string): readonly unknown[] | null {
  try {
    const { events } = (JSON.parse(body) ?? {}) as Told;
    return Array.isArray(events) ? events : null;
  } catch {
    return null;
  }
}

function readEvent(told: Told, pages: SitePages): VisitEvent | null {
  if (told.kind === 'page') return readShown(told, pages);
  if (told.kind === 'form') return readStep(told, pages);
  return told.kind === 'felt' ? readFelt(told, pages) : null;
}

function readShown(told: Told, pages: SitePages): PageShown | null {
  const path = pathIn(told.path, pages);
  const width = WIDTH_CLASSES.find((each) => each === told.width);
  const referrer = hostIn(told.referrer);
  const campaign = campaignIn(told.campaign);
  const { entry } = told;
  if (path === undefined || width === undefined || referrer === undefined || campaign === undefined) {
    return null;
  }
  return typeof entry === 'boolean' ? { kind: 'page', path, width, entry, referrer, campaign } : null;
}

function readStep(told: Told, pages: SitePages): FormStep | null {
  const form = formIn(told.form);
  const step = FORM_STEPS.find((each) => each === told.step);
  const seen = pathsIn(told.pages, pages);
  if (form === undefined || step === undefined || seen === undefined) return null;
  const field = told.field ?? null;
  return field === null || isFieldOf(form, field) ? { kind: 'form', form, step, field, pages: seen } : null;
}

function formIn(value: unknown): FormName | undefined {
  return typeof value === 'string' && Object.hasOwn(FORM_FIELDS, value) ? (value as FormName) : undefined;
}

function isFieldOf(form: FormName, field: unknown): field is string {
  if (typeof field !== 'string') return false;
  return Object.hasOwn(FORM_FIELDS[form], field) || (form === 'careers' && field === RESUME_FIELD);
}

function readFelt(told: Told, pages: SitePages): PageFelt | null {
  const path = pathIn(told.path, pages);
  const { lcp = null, inp = null, cls = null } = told;
  if (path === undefined || !isMeasured(lcp) || !isMeasured(inp) || !isMeasured(cls)) return null;
  return { kind: 'felt', path, lcp, inp, cls };
}

function isMeasured(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && value >= 0 && value <= LARGEST_MEASUREMENT);
}
