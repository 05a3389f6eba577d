import { getConsent, onConsentChange } from '../consent.ts';
import { watchForms } from './form-steps.ts';
import { countPage } from './page-shown.ts';
import { measurePage } from './page-vitals.ts';

let counting: AbortController | undefined;

/** Counts this page for as long as the visitor allows it. */
function follow(): void {
  const { analytical } = getConsent();
  if (analytical === (counting !== undefined)) return;
  counting?.abort();
  counting = analytical ? new AbortController() : undefined;
  if (!counting) return;
  watchForms(counting.signal);
  // What an unknown address shows, and the answer to a form that a browser sent by itself, are no pages of the site.
  if (!document.querySelector('link[rel="canonical"]')) return;
  countPage(counting.signal);
  measurePage(counting.signal);
}

// Fetched with the consent, never before (optional.ts).
follow();
onConsentChange(follow);
