import { type Campaign, VISIT_LIMITS } from '#contract/visits.ts';
import type { SitePages } from './site-pages.ts';

/** What a browser tells about a visit, read by hand: it comes a thousand times a second and from anybody. */

export type Told = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path if it is one of our pages. */
export function pathIn(value: unknown, pages: SitePages): string | undefined {
  return typeof value === 'string' && pages.has(value) ? value : undefined;
}

/** Those that are our pages; undefined when they are too many. A tab may have seen one that a newer release does not have. */
export function pathsIn(value: unknown, pages: SitePages): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > VISIT_LIMITS.pages) return undefined;
  return value.flatMap((path) => pathIn(path, pages) ?? []);
}

const HOST = /^[\w.:[\]-]*$/;

/** A host, or empty where there is none. */
export function hostIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > VISIT_LIMITS.text || !HOST.test(value)) return undefined;
  return value.toLowerCase();
}

/** Null where there is none; undefined where it is not one. */
export function campaignIn(value: unknown): Campaign | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { source, medium, name } = value;
  if (!isParameter(source) || !isParameter(medium) || !isParameter(name)) return undefined;
  return source === '' && medium === '' && name === '' ? null : { source, medium, name };
}

function isParameter(value: unknown): value is string {
  return typeof value === 'string' && value.length <= VISIT_LIMITS.text && !/\p{Cc}/u.test(value);
}
