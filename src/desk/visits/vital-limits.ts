import type { PageVitals } from '#contract/desk/visits.ts';

/** Up to these a page counts as good, by those who defined the web vitals. LCP and INP in milliseconds. */
export const VITAL_LIMITS = { lcp: 2500, inp: 200, cls: 0.1 } as const;

export function isTooMuch({ lcp, inp, cls }: PageVitals): boolean {
  return (lcp?.p75 ?? 0) > VITAL_LIMITS.lcp || (inp ?? 0) > VITAL_LIMITS.inp || (cls ?? 0) > VITAL_LIMITS.cls;
}
