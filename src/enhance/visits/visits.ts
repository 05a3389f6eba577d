import { getConsent, onConsentChange } from '../consent.ts';
import { watchForms } from './form-steps.ts';
import { countPage } from './page-shown.ts';
import { measurePage } from './page-vitals.ts';

let counting: AbortController | undefined;

/** Starts and stops the visit reports of this page with the visitor's consent. */
function follow(): void {
  const { analytical } = getConsent();
  if (analytical === (counting !== undefined)) return;
  counting?.abort();
  counting = analytical ? new AbortController() : undefined;
  if (!counting) return;
  watchForms(counting.signal);
  // Error pages, and answers to forms submitted without script, have no canonical URL and are not counted.
  if (!document.querySelector('link[rel="canonical"]')) return;
  countPage(counting.signal);
  measurePage(counting.signal);
}

// optional.ts imports this file only with consent.
follow();
onConsentChange(follow);
