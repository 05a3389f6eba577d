import { expect, it } from 'vitest';
import { blendedRateText, rateParts, rateRange } from './role-rates.ts';

it('the parts of a rate make up the whole', () => {
  expect(rateParts.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

it('the rates say what the owner agreed to', () => {
  expect(rateRange).toBe('$145 to $210');
  expect(blendedRateText).toBe('$95');
});
