import { REQUEST_HEADERS } from '#contract/endpoints.ts';

export type Suspicion = 'trap' | 'too-fast';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What only machines do: fill in the field that people cannot see, or the whole form in a moment. Requests without the
 * two headers are not suspect, as nobody has to use our pages. `trapField`: a browser that sends the form by itself sends
 * that field with all others.
 */
export function suspicionOf(headers: Headers, minFillMs: number, trapField = ''): Suspicion | null {
  const trap = headers[REQUEST_HEADERS.trap.toLowerCase()];
  if (trapField !== '' || (trap !== undefined && trap !== '')) return 'trap';
  const elapsed = headers[REQUEST_HEADERS.elapsed.toLowerCase()];
  const isTooFast = typeof elapsed === 'string' && /^\d{1,15}$/.test(elapsed) && Number(elapsed) < minFillMs;
  return isTooFast ? 'too-fast' : null;
}
