import type { Tag, TagKind } from '#contract/tag.ts';
import { blockTag } from './block-tag.ts';
import { getConsent, onConsentChange, serverSettings } from './consent.ts';
import { signalConsentMode } from './consent-mode.ts';

type Queue = unknown[];

interface PlausibleStub {
  (...event: unknown[]): void;
  q?: unknown[];
  o?: object;
}

declare global {
  interface Window {
    _paq?: Queue;
    plausible?: PlausibleStub;
  }
}

let isLoaded = false;

/** Loads the tag that the server named on the drawer once consent is given, and blocks it when consent is withdrawn. */
function applyConsent(): void {
  const tag = tagOfPage();
  if (!tag) return;
  const consent = getConsent();
  const isAllowed = consent.analytical || (tag.kind === 'google' && consent.marketing);
  if (isAllowed && !isLoaded) loaders[tag.kind](tag);
  if (!isAllowed && isLoaded) blockTag();
  isLoaded ||= isAllowed;
}

const loaders: Readonly<Record<TagKind, (tag: Tag) => void>> = {
  matomo({ url, siteId }) {
    window._paq = [
      // Matomo can tell visits apart without cookies.
      ['disableCookies'],
      ['setTrackerUrl', new URL('matomo.php', url).href],
      ['setSiteId', siteId],
      ['trackPageView'],
      ['enableLinkTracking'],
    ];
    load(url);
  },
  plausible({ url, siteId }) {
    // Older scripts read the site from the attribute, newer ones wait for `init`.
    const plausible: PlausibleStub = (...event) => {
      plausible.q = [...(plausible.q ?? []), event];
    };
    plausible.o = {};
    window.plausible = plausible;
    load(url, { domain: siteId });
  },
  google({ url, siteId }) {
    const address = new URL(url);
    address.searchParams.set('id', siteId);
    signalConsentMode((gtag) => {
      gtag('js', new Date());
      gtag('config', siteId);
    });
    load(address.href);
  },
};

function load(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  Object.assign(script.dataset, data);
  document.head.append(script);
}

function tagOfPage(): Tag | null {
  const { tag, tagUrl, tagSite } = serverSettings();
  return tag && tagUrl && tagSite ? { kind: tag as TagKind, url: tagUrl, siteId: tagSite } : null;
}

// optional.ts imports this file only with consent.
applyConsent();
onConsentChange(applyConsent);
