import { describe, expect, test } from 'vitest';
import { compareByCount, compareByPercent, compareSeconds, compareShares, shareOf } from './comparison.ts';

describe('the comparison with the preceding range', () => {
  test.each([
    [6200, 5254, '18% more', 'better'],
    [820, 1000, '18% fewer', 'worse'],
    [1003, 1000, 'same as before', 'same'],
    [0, 0, 'same as before', 'same'],
    [31_000, 1000, '3,000% more', 'better'],
  ])('of %i visits with %i reads "%s"', (now, before, text, tone) => {
    expect(compareByPercent(now, before)).toEqual({ text, tone });
  });

  test('is null if there is nothing to divide by or to compare with', () => {
    expect(compareByPercent(12, 0)).toBeNull();
    expect(shareOf(3, 0)).toBeNull();
    expect(compareShares(0.01, null)).toBeNull();
  });

  test.each([
    [48, 39, '9 more', 'better'],
    [39, 48, '9 fewer', 'worse'],
    [48, 48, 'same as before', 'same'],
  ])('of %i messages with %i reads "%s"', (now, before, text, tone) => {
    expect(compareByCount(now, before)).toEqual({ text, tone });
  });

  test.each([
    [0.00774, 0.00742, 'same as before', 'same'],
    [0.00774, 0.0052, 'up from 0.52%', 'better'],
    [0.01, 0.0241, 'down from 2.4%', 'worse'],
  ])('of a share of %f with %f reads "%s"', (now, before, text, tone) => {
    expect(compareShares(now, before)).toEqual({ text, tone });
  });

  test.each([
    [2800, 2500, '0.3 s slower', 'worse'],
    [2200, 2500, '0.3 s faster', 'better'],
    [2510, 2490, 'same as before', 'same'],
    // Shown as 2.8 s and 2.5 s, so the difference must be 0.3 s, although it is 249 ms.
    [2790, 2541, '0.3 s slower', 'worse'],
  ])('of %i ms with %i ms reads "%s"', (now, before, text, tone) => {
    expect(compareSeconds(now, before)).toEqual({ text, tone });
  });

  test('is null if one of the times was not measured', () => {
    expect(compareSeconds(2500, null)).toBeNull();
    expect(compareSeconds(null, 2500)).toBeNull();
  });
});
