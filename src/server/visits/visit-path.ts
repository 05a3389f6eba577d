import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import { VISIT_LIMITS, type VisitPath } from '#contract/visits.ts';
import type { SitePages } from './site-pages.ts';
import { campaignIn, hostIn, isRecord, pathIn, pathsIn } from './told.ts';

const HEADER = REQUEST_HEADERS.visit.toLowerCase();

/** Where an enquiry came from, as its header says. Null where nothing was said, or nothing that can be believed. */
export function visitPathOf(headers: IncomingHttpHeaders, pages: SitePages): VisitPath | null {
  const header = headers[HEADER];
  if (typeof header !== 'string' || header.length > VISIT_LIMITS.bytes || asksNotToBeCounted(headers)) {
    return null;
  }
  const told = parsed(header);
  if (!isRecord(told)) return null;
  const entry = pathIn(told.entry, pages);
  const referrer = hostIn(told.referrer);
  const campaign = campaignIn(told.campaign);
  const seen = pathsIn(told.pages, pages);
  if (entry === undefined || referrer === undefined || campaign === undefined || seen === undefined) {
    return null;
  }
  return { entry, referrer, campaign, pages: seen };
}

/** Global Privacy Control. The page does not even ask then; this is for whoever asks all the same. */
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
