import { REQUEST_HEADERS } from '#contract/endpoints.ts';
import type { Signal } from './signal.ts';

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Every browser says its languages and where it comes from, and our script says how long the form took. Nobody has to
 * use a browser or our pages, so this weighs little: it makes up for one more sign, never for all of them.
 */
export function absenceSignals(headers: Headers, isByScript: boolean): readonly Signal[] {
  const isBrowser = ['accept-language', 'sec-fetch-site', 'origin', 'referer'].some((name) => headers[name]);
  const isOurScript = headers[REQUEST_HEADERS.elapsed.toLowerCase()] !== undefined;
  if (!isBrowser) return [{ points: 1, words: 'sent by no browser' }];
  return isByScript && !isOurScript ? [{ points: 1, words: 'not sent by our page' }] : [];
}
