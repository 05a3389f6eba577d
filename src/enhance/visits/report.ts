import { ENDPOINTS } from '#contract/endpoints.ts';
import type { VisitEvent, VisitReport } from '#contract/visits.ts';
import { getConsent } from '../consent.ts';

/**
 * Tells the server, also while the page is being left, and without cookies, which a tag may have set. The consent is looked up
 * each time: it may have been withdrawn in another tab a moment ago.
 */
export function report(event: VisitEvent): void {
  if (!getConsent().analytical) return;
  const body: VisitReport = { events: [event] };
  fetch(ENDPOINTS.visits, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    // A page that could not be counted is no concern of the visitor's.
  }).catch(() => {});
}
