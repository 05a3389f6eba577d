import { describe, expect, it } from 'vitest';
import { middleOf, percentile, stepOf, type Vital } from './vital-scale.ts';

function measure(vital: Vital, values: readonly number[]): Map<number, number> {
  const measured = new Map<number, number>();
  for (const value of values) {
    const step = stepOf(vital, value);
    measured.set(step, (measured.get(step) ?? 0) + 1);
  }
  return measured;
}

describe('the histogram of web vitals', () => {
  it('reproduces each value within 6%', () => {
    for (let value = 20; value < 60_000; value *= 1.013) {
      expect(Math.abs(middleOf('lcp', stepOf('lcp', value)) / value - 1)).toBeLessThan(0.06);
    }
    expect(middleOf('cls', stepOf('cls', 0.1))).toBeCloseTo(0.1, 2);
    expect(middleOf('cls', stepOf('cls', 0))).toBe(0);
  });

  it('has a limited number of buckets', () => {
    expect(stepOf('lcp', 3_600_000)).toBe(stepOf('lcp', 60_000));
    expect(stepOf('cls', 1e6)).toBeLessThan(130);
  });

  it('yields percentiles within 5% of the exact ones', () => {
    const values = Array.from({ length: 1000 }, (_, index) => 500 + index * 4);
    const measured = measure('lcp', values);
    for (const share of [0.5, 0.75, 0.95]) {
      const exact = values[Math.ceil(values.length * share) - 1]!;
      expect(Math.abs(percentile('lcp', measured, share)! / exact - 1), String(share)).toBeLessThan(0.05);
    }
    expect(percentile('lcp', measure('lcp', [800]), 0.95)).toBeGreaterThan(760);
    expect(percentile('inp', new Map(), 0.5)).toBeNull();
  });
});
