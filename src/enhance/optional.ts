import { getConsent, onConsentChange, serverSettings, visitKey } from './consent.ts';
import { whenShown } from './when-shown.ts';

/**
 * Loads the scripts that need consent, once the page is shown and consent is given. Afterwards they follow changes of consent
 * themselves.
 */
export function startOptional(): void {
  whenShown(() => {
    loadAllowed();
    onConsentChange(loadAllowed);
  });
}

function loadAllowed(): void {
  const { analytical, marketing } = getConsent();
  const { tag, visits } = serverSettings();
  if (analytical && visits !== 'off') import('./visits/visits.ts').catch(ignoreLoadError);
  else forgetVisit();
  if (tag && (analytical || marketing)) import('./tag.ts').catch(ignoreLoadError);
}

/** If the code cannot be loaded, this page is not counted. */
function ignoreLoadError(): void {}

function forgetVisit(): void {
  try {
    sessionStorage.removeItem(visitKey);
  } catch {
    // Storage is blocked, so there is no visit.
  }
}
