import { getConsent, onConsentChange } from '../consent.ts';
import { watchForms } from './form-steps.ts';
import { countPageView } from './page-view.ts';
import { measureVitals } from './page-vitals.ts';

let counting: AbortController | undefined;

/** Starts and stops the visit reports of this page with the visitor's consent. */
function applyConsent(): void {
  const { analytical } = getConsent();
  if (analytical === (counting !== undefined)) return;
  counting?.abort();
  counting = analytical ? new AbortController() : undefined;
  if (!counting) return;
  watchForms(counting.signal);
  // Error pages, and answers to forms submitted without script, have no canonical URL and are not counted.
  if (!document.querySelector('link[rel="canonical"]')) return;
  countPageView(counting.signal);
  measureVitals(counting.signal);
}

// optional.ts imports this file only with consent.
applyConsent();
onConsentChange(applyConsent);
