/**
 * What the visitor allows, kept in this browser alone. Optional scripts ask here before they do anything:
 *
 *   const follow = () => (getConsent().analytical ? startCounting() : stopCounting());
 *   follow();
 *   onConsentChange(follow);
 */
export interface Consent {
  readonly analytical: boolean;
  readonly marketing: boolean;
}

interface StoredConsent extends Consent {
  readonly version: number;
  /** What the drawer said when the choice was made: the tag that it named, and whether visits were counted. */
  readonly tag?: string;
  readonly visits?: string;
  /** ISO date of the choice. */
  readonly chosenAt: string;
}

/** Raised when the purposes change: an older choice does not speak for new ones, so it counts as none. */
const consentVersion = 2;
export const storageKey = 'cookieConsent';
/** In the tab, with the analytical consent: what visits/visit-record.ts keeps. */
export const visitKey = 'visit';

const nothing: Consent = { analytical: false, marketing: false };
const listeners: (() => void)[] = [];
/** A choice that could not be stored, because storage is full or forbidden: it holds for this page view. */
let unstored: Consent | undefined;

/** What may be done now: nothing until the visitor says so, and nothing at all against Global Privacy Control. */
export function getConsent(): Consent {
  return asksForPrivacy() ? nothing : getChoice();
}

/** What the visitor chose in the drawer, and finds there again. */
export function getChoice(): Consent {
  if (unstored) return unstored;
  const stored = readStored();
  return stored && isOfToday(stored)
    ? { analytical: stored.analytical, marketing: stored.marketing }
    : nothing;
}

/** The signal by which a browser says for its user: do not sell or share, do not track. */
export function asksForPrivacy(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** There is a choice, but about other purposes than the drawer names today. */
export function mustAskAgain(): boolean {
  const stored = readStored();
  return stored !== null && !isOfToday(stored);
}

export function setConsent(consent: Consent): void {
  const before = getChoice();
  const stored: StoredConsent = {
    ...consent,
    version: consentVersion,
    tag: servedMarks().tag,
    visits: servedMarks().visits,
    chosenAt: new Date().toISOString(),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
    unstored = undefined;
  } catch {
    unstored = consent;
  }
  if ((before.analytical && !consent.analytical) || (before.marketing && !consent.marketing))
    removeOptionalCookies();
  for (const tell of listeners) tell();
}

/**
 * Calls back at each choice from now on, one made in another tab too; and when a page comes back from the browser's cache,
 * where it heard nothing.
 */
export function onConsentChange(tell: () => void): void {
  listeners.push(tell);
  // No key: all of the storage was cleared.
  addEventListener('storage', ({ key }) => (key === storageKey || key === null) && tell());
  addEventListener('pageshow', ({ persisted }) => persisted && tell());
}

function readStored(): StoredConsent | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

/** A tool less, or counting less, is no new purpose. */
function isOfToday({ version, tag, visits }: StoredConsent): boolean {
  const today = servedMarks();
  return (
    version === consentVersion && (!today.tag || today.tag === tag) && (!visits || today.visits === visits)
  );
}

/**
 * What the server put onto the drawer, as its settings ask for: the tag to load (`tag`, `tagUrl`, `tagSite`), and `visits` as "off"
 * where it counts none.
 */
export function servedMarks(): DOMStringMap {
  return document.getElementById('cookie-settings')?.dataset ?? {};
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
