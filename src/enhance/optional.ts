import { getConsent, onConsentChange, servedMarks, visitKey } from './consent.ts';
import { whenShown } from './when-shown.ts';

/**
 * What needs consent is fetched once the page is shown and the consent is there. From then on it follows each change by
 * itself.
 */
export function startOptional(): void {
  whenShown(() => {
    loadAllowed();
    onConsentChange(loadAllowed);
  });
}

function loadAllowed(): void {
  const { analytical, marketing } = getConsent();
  const { tag, visits } = servedMarks();
  if (analytical && visits !== 'off') import('./visits/visits.ts').catch(nothingCounted);
  else forgetVisit();
  if (tag && (analytical || marketing)) import('./tag.ts').catch(nothingCounted);
}

/** Code that cannot be fetched counts nothing on this page, and that is all. */
function nothingCounted(): void {}

function forgetVisit(): void {
  try {
    sessionStorage.removeItem(visitKey);
  } catch {
    // No storage, no visit.
  }
}
