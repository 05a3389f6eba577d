export type Vital = 'lcp' | 'inp' | 'cls';

/** Counts by bucket. */
export type Measured = ReadonlyMap<number, number>;

/**
 * Measurements are stored as a logarithmic histogram with eight buckets per doubling: percentiles are at most 5 % off, and no
 * page has more than some 130 buckets however many visitors it has.
 */
const PER_DOUBLING = 8;

const MAX_VALUE = 60_000;

/** CLS is a small fraction; in thousandths it has the magnitude of the others, which are milliseconds. */
const UNIT: Readonly<Record<Vital, number>> = { lcp: 1, inp: 1, cls: 1000 };

/** The bucket of a value. Bucket 0 is for values below one. */
export function stepOf(vital: Vital, value: number): number {
  const scaled = Math.min(value * UNIT[vital], MAX_VALUE);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log2(scaled) * PER_DOUBLING);
}

/** The middle of a bucket. */
export function middleOf(vital: Vital, step: number): number {
  const scaled = step === 0 ? 0 : 2 ** ((step - 0.5) / PER_DOUBLING);
  return Math.round(scaled) / UNIT[vital];
}

/** Null without measurements. */
export function percentile(vital: Vital, measured: Measured, share: number): number | null {
  const wanted = countOf(measured) * share;
  let passed = 0;
  for (const [step, count] of [...measured].sort(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= wanted) return middleOf(vital, step);
  }
  return null;
}

export function countOf(measured: Measured): number {
  let sum = 0;
  for (const count of measured.values()) sum += count;
  return sum;
}
