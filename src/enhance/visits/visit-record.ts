import type { Campaign, VisitPath } from '#contract/visits.ts';
import { VISIT_LIMITS } from '#contract/visits.ts';
import { getConsent, visitKey } from '../consent.ts';

/** A page view: the path, and where the visitor came from. */
export interface Arrival {
  readonly path: string;
  readonly referrer: string;
  readonly campaign: Campaign | null;
}

/** The visit with one more page. Without a visit the page begins one. */
export function withPage(visit: VisitPath | null, { path, referrer, campaign }: Arrival): VisitPath {
  if (visit === null) return { entry: path, referrer, campaign, pages: [path] };
  // A reload.
  if (visit.pages.at(-1) === path) return visit;
  return { ...visit, pages: [...visit.pages, path].slice(-VISIT_LIMITS.pages) };
}

/** The pages of a visit without repetition, the entry page first. */
export function distinctPages({ entry, pages }: VisitPath): readonly string[] {
  return [...new Set([entry, ...pages])].slice(0, VISIT_LIMITS.pages);
}

export function arrivalOf(location: Location, referrer: string): Arrival {
  return {
    path: pathOf(location),
    referrer: externalHost(referrer, location.hostname),
    campaign: campaignOf(new URLSearchParams(location.search)),
  };
}

export function pathOf({ pathname }: Location): string {
  return truncate(pathname);
}

function externalHost(referrer: string, own: string): string {
  if (!URL.canParse(referrer)) return '';
  const withoutWww = (host: string) => host.replace(/^www\./, '');
  const host = withoutWww(new URL(referrer).hostname);
  return host === withoutWww(own) ? '' : truncate(host);
}

function campaignOf(parameters: URLSearchParams): Campaign | null {
  const read = (name: string) => truncate((parameters.get(`utm_${name}`) ?? '').trim());
  const campaign = { source: read('source'), medium: read('medium'), name: read('campaign') };
  return Object.values(campaign).some(Boolean) ? campaign : null;
}

function truncate(text: string): string {
  return text.slice(0, VISIT_LIMITS.text);
}

/** The visit of this tab; null without consent, whatever is stored. */
export function readVisit(): VisitPath | null {
  if (!getConsent().analytical) return null;
  try {
    return JSON.parse(sessionStorage.getItem(visitKey) ?? 'null');
  } catch {
    return null;
  }
}

export function storeVisit(visit: VisitPath): void {
  if (!getConsent().analytical) return;
  try {
    sessionStorage.setItem(visitKey, JSON.stringify(visit));
  } catch {
    // Storage is full or blocked: pages are counted, but not as one visit.
  }
}
