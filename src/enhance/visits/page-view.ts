import type { WidthClass } from '#contract/visits.ts';
import { report } from './report.ts';
import { arrivalOf, readVisit, storeVisit, withPage } from './visit-record.ts';

/** Whether this page view has been counted. */
let isCounted = false;

/** Counts a page view once the page is visible, and again when it returns from the back/forward cache. */
export function countPageView(signal: AbortSignal): void {
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    isCounted = false;
    count();
  };
  addEventListener('pageshow', onReturn, { signal });
  // A tab opened in the background is shown later, or never.
  document.addEventListener('visibilitychange', count, { signal });
  count();
}

function count(): void {
  if (document.hidden) return;
  const arrival = arrivalOf(location, document.referrer);
  const visit = readVisit();
  const entry = visit === null;
  storeVisit(withPage(visit, arrival));
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
