import type { PageVitals } from '#contract/desk/visits.ts';

/** Number formats of this view. */
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-US', { notation: 'compact' });
const oneDigit = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDigits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "6,200" */
export function countText(count: number): string {
  return whole.format(count);
}

/** "450", "15K": compact, for the axis of the chart. */
export function tickText(count: number): string {
  return (count < 10_000 ? whole : short).format(count);
}

/** "0.77", "7.1", "100", without the percent sign. Small shares get a second digit. */
export function percentText(share: number): string {
  const percent = share * 100;
  if (Number.isInteger(percent)) return whole.format(percent);
  return (percent < 1 ? twoDigits : oneDigit).format(percent);
}

/** "2.8 s" */
export function secondsText(ms: number): string {
  return `${oneDigit.format(ms / 1000)}\u00a0s`;
}

/** "96 ms" */
export function millisecondsText(ms: number): string {
  return `${whole.format(ms)}\u00a0ms`;
}

/** "0.02" */
export function shiftText(shift: number): string {
  return twoDigits.format(shift);
}

/** "11.6": forms sent per thousand page views. */
export function perThousandText(sent: number, shown: number): string | null {
  return shown === 0 ? null : oneDigit.format((sent / shown) * 1000);
}

/** The official "good" thresholds of the web vitals. LCP and INP in milliseconds. */
export const VITAL_LIMITS = { lcp: 2500, inp: 200, cls: 0.1 } as const;

export function exceedsLimit({ lcp, inp, cls }: PageVitals): boolean {
  return (lcp?.p75 ?? 0) > VITAL_LIMITS.lcp || (inp ?? 0) > VITAL_LIMITS.inp || (cls ?? 0) > VITAL_LIMITS.cls;
}
