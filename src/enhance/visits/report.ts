import { ENDPOINTS } from '#contract/endpoints.ts';
import type { VisitEvent, VisitReport } from '#contract/visits.ts';
import { getConsent } from '../consent.ts';

/**
 * Sends an event to the server, also while the page unloads, and without the cookies that a tag may have set. Checks consent
 * each time: it may have been withdrawn in another tab.
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
    // A lost report must not disturb the visitor.
  }).catch(() => {});
}
