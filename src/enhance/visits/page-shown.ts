import type { WidthClass } from '#contract/visits.ts';
import { report } from './report.ts';
import { arrivalOf, keepVisit, readVisit, withPage } from './visit-record.ts';

/** Whether the page that is in front of the visitor now has been counted. */
let isCounted = false;

/** Counts the page each time it is shown: once it is visible, and again when it comes back from the browser's cache. */
export function countPage(signal: AbortSignal): void {
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isCounted = false;
    count();
  };
  addEventListener('pageshow', onReturn, { signal });
  // A tab that was opened in the background is shown later or never.
  document.addEventListener('visibilitychange', count, { signal });
  count();
}

function count(): void {
  if (document.hidden) return;
  const arrival = arrivalOf(location, document.referrer);
  const visit = readVisit();
  const entry = visit === null;
  keepVisit(withPage(visit, arrival));
  if (isCounted) return;
  isCounted = true;
  const origin = entry ? arrival : { referrer: '', campaign: null };
  report({
    kind: 'page',
    path: arrival.path,
    width: widthClass(innerWidth),
    entry,
    referrer: origin.referrer,
    campaign: origin.campaign,
  });
}

function widthClass(width: number): WidthClass {
  if (width < 640) return 'phone';
  return width < 1024 ? 'tablet' : 'desktop';
}
