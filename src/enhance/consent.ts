/**
 * The visitor's consent, stored only in this browser. Optional scripts check it before they do anything:
 *
 *   const applyConsent = () => (getConsent().analytical ? startCounting() : stopCounting());
 *   applyConsent();
 *   onConsentChange(applyConsent);
 */
export interface Consent {
  readonly analytical: boolean;
  readonly marketing: boolean;
}

interface StoredConsent extends Consent {
  readonly version: number;
  /** The drawer's settings when the choice was made: which tag it named, and "off" if it had no visit reports. */
  readonly tag?: string;
  readonly visits?: string;
  /** ISO date of the choice. */
  readonly chosenAt: string;
}

/** Increase it when the purposes change: consent to older purposes is void. */
const consentVersion = 2;
export const storageKey = 'cookieConsent';
/** sessionStorage key of visits/visit-record.ts. */
export const visitKey = 'visit';

const noConsent: Consent = { analytical: false, marketing: false };
const listeners: (() => void)[] = [];
/** A choice made while storage is full or blocked. It lasts for this page view. */
let unsaved: Consent | undefined;

/** The consent in effect: none by default, and none regardless of the choice if Global Privacy Control is on. */
export function getConsent(): Consent {
  return hasPrivacySignal() ? noConsent : getChoice();
}

/** What the visitor chose in the drawer, regardless of Global Privacy Control. */
export function getChoice(): Consent {
  if (unsaved) return unsaved;
  const stored = readStored();
  return stored && isCurrent(stored)
    ? { analytical: stored.analytical, marketing: stored.marketing }
    : noConsent;
}

/** Global Privacy Control: the browser's "do not sell or share" signal. */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** True if the stored choice was made about other purposes than the drawer names now. */
export function mustAskAgain(): boolean {
  const stored = readStored();
  return stored !== null && !isCurrent(stored);
}

export function setConsent(consent: Consent): void {
  const before = getChoice();
  const stored: StoredConsent = {
    ...consent,
    version: consentVersion,
    tag: serverSettings().tag,
    visits: serverSettings().visits,
    chosenAt: new Date().toISOString(),
  };
  try {
    localStorage.setItem(storageKey, JSON.stringify(stored));
    unsaved = undefined;
  } catch {
    unsaved = consent;
  }
  if ((before.analytical && !consent.analytical) || (before.marketing && !consent.marketing))
    removeOptionalCookies();
  for (const listener of listeners) listener();
}

/**
 * Calls back on each change, in this tab or another. Also when the page returns from the back/forward cache, where it missed
 * storage events.
 */
export function onConsentChange(listener: () => void): void {
  listeners.push(listener);
  // The key is null after localStorage.clear().
  addEventListener('storage', ({ key }) => (key === storageKey || key === null) && listener());
  addEventListener('pageshow', ({ persisted }) => persisted && listener());
}

function readStored(): StoredConsent | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null;
  }
}

/** Removing the tag, or switching visit reports off, adds no purpose, so the choice stays valid. */
function isCurrent({ version, tag, visits }: StoredConsent): boolean {
  const now = serverSettings();
  return version === consentVersion && (!now.tag || now.tag === tag) && (!visits || now.visits === visits);
}

/**
 * Data attributes that the server adds to the drawer: the tag to load (`tag`, `tagUrl`, `tagSite`), and `visits="off"` if visit
 * reports are disabled.
 */
export function serverSettings(): DOMStringMap {
  return document.getElementById('cookie-settings')?.dataset ?? {};
}

/** The site itself sets no cookies, so all of them came from the tag whose consent was just withdrawn. */
function removeOptionalCookies(): void {
  const host = location.hostname;
  const domains = ['', `; domain=${host}`, `; domain=.${host.split('.').slice(-2).join('.')}`];
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const name = cookie.split('=')[0];
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
