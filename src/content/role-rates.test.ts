import { expect, it } from 'vitest';
import { blendedRate, rateParts, roleRates } from './role-rates.ts';

it('the parts of a rate make up the whole', () => {
  expect(rateParts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

it('rates lie within what the pages promise', () => {
  for (const rate of Object.values(roleRates)) {
    expect(rate).toBeGreaterThanOrEqual(145);
    expect(rate).toBeLessThanOrEqual(210);
  }
  expect(blendedRate).toBe(95);
});
