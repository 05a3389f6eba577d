/**
 * Measurements are kept as counts on a scale whose steps grow with the value: eight to each doubling, so a percentile that
 * is read from them is at most 5 % off, and no page has more than some 130 steps however many visitors it has.
 */
const PER_DOUBLING = 8;
const LARGEST = 60_000;

export type Vital = 'lcp' | 'inp' | 'cls';

/** Layout shift is a small fraction; in thousandths it has the size of the others, which are milliseconds. */
const UNIT: Readonly<Record<Vital, number>> = { lcp: 1, inp: 1, cls: 1000 };

/** Step 0 holds what is less than one. */
export function stepOf(vital: Vital, value: number): number {
  const scaled = Math.min(value * UNIT[vital], LARGEST);
  return scaled < 1 ? 0 : 1 + Math.floor(Math.log2(scaled) * PER_DOUBLING);
}

/** The value in the middle of a step. */
export function middleOf(vital: Vital, step: number): number {
  const scaled = step === 0 ? 0 : 2 ** ((step - 0.5) / PER_DOUBLING);
  return Math.round(scaled) / UNIT[vital];
}

/** How often each step was measured. */
export type Measured = ReadonlyMap<number, number>;

export function countOf(measured: Measured): number {
  let sum = 0;
  for (const count of measured.values()) sum += count;
  return sum;
}

/** The value that this share of the measurements does not exceed; null without any. */
export function percentile(vital: Vital, measured: Measured, share: number): number | null {
  const wanted = countOf(measured) * share;
  let passed = 0;
  for (const [step, count] of [...measured].sort(([a], [b]) => a - b)) {
    passed += count;
    if (passed >= wanted) return middleOf(vital, step);
  }
  return null;
}
