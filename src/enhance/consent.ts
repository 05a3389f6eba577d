/**
 * What the visitor allows, kept in this browser alone. Optional scripts ask here before they do anything:
 *
 *   if (getConsent().analytical) startCounting();
 *   onConsentChange((consent) => (consent.analytical ? startCounting() : stopCounting()));
 */
export interface Consent {
  readonly analytical: boolean;
  readonly marketing: boolean;
}

interface StoredConsent extends Consent {
  readonly version: number;
  /** ISO date of the choice. */
  readonly chosenAt: string;
}

/** Raised when the purposes change: an older choice does not speak for new ones, so it counts as none. */
export const consentVersion = 1;
export const storageKey = 'cookieConsent';

const nothing: Consent = { analytical: false, marketing: false };
const listeners = new Set<(consent: Consent) => void>();
/** A choice that could not be stored, because storage is full or forbidden: it holds for this page view. */
let unstored: Consent | undefined;

/** Nothing optional is allowed until the visitor says so; Global Privacy Control therefore needs no case of its own. */
export function getConsent(): Consent {
  if (unstored) return unstored;
  const stored = readStored();
  return stored ? { analytical: stored.analytical, marketing: stored.marketing } : nothing;
}

export function setConsent(consent: Consent): void {
  const before = getConsent();
  const stored: StoredConsent = { ...consent, version: consentVersion, chosenAt: new Date().toISOString() };
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
    unstored = undefined;
  } catch {
    unstored = consent;
  }
  if ((before.analytical && !consent.analytical) || (before.marketing && !consent.marketing))
    removeOptionalCookies();
  for (const listener of listeners) listener(consent);
}

/** Calls back at each choice from now on; the returned function ends that. */
export function onConsentChange(listener: (consent: Consent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): StoredConsent | undefined {
  try {
    const stored: StoredConsent | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return stored?.version === consentVersion ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The site itself sets no cookie, so whatever is there came with a consent that has just been withdrawn. */
function removeOptionalCookies(): void {
  const host = location.hostname;
  const domains = ['', `; domain=${host}`, `; domain=.${host.split('.').slice(-2).join('.')}`];
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.split('=')[0];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
