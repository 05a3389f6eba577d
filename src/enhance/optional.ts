import { type Consent, getConsent, onConsentChange, tagInDrawer, visitKey } from './consent.ts';
import { whenShown } from './when-shown.ts';

/** Told what is allowed now, at first and after each change. */
interface OptionalPart {
  follow(consent: Consent): void;
}

/** What needs consent is fetched once the page is shown and the consent is there, and hears of each change from then on. */
export function startOptional(): void {
  const parts: Record<string, Promise<OptionalPart>> = {};
  const follow = () => {
    const { analytical, marketing } = getConsent();
    if (analytical) parts.visits ??= import('./visits/visits.ts');
    else forgetVisit();
    if (tagInDrawer() && (analytical || marketing)) parts.tag ??= import('./tag.ts');
    for (const part of Object.values(parts)) {
      // Code that cannot be fetched counts nothing on this page, and that is all.
      part.then((loaded) => loaded.follow(getConsent())).catch(() => {});
    }
  };
  whenShown(() => {
    follow();
    onConsentChange(follow);
  });
}

function forgetVisit(): void {
  try {
    sessionStorage.removeItem(visitKey);
  } catch {
    // No storage, no visit.
  }
}
