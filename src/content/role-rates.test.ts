import { expect, it } from 'vitest';
import { blendedRateText, type RatedRole, rateRange, rateRows, roleRates } from './role-rates.ts';

it.each(Object.keys(roleRates) as RatedRole[])(
  'the parts of the hourly rate for %s add up to the total',
  (role) => {
    const numbers = rateRows(role).map((row) =>
      row.slice(1, 3).map((text) => Number(text.replace(/[%$]/g, ''))),
    );
    const [totalPercent, totalRate] = numbers.pop()!;
    const sumOf = (column: number) => numbers.reduce((sum, row) => sum + row[column]!, 0);
    expect([sumOf(0), totalPercent]).toEqual([100, 100]);
    expect(totalRate).toBe(roleRates[role]);
    expect(sumOf(1)).toBeCloseTo(roleRates[role], 6);
  },
);

it('the rate range and the blended rate are the approved amounts', () => {
  expect(rateRange).toBe('$145 to $210');
  expect(blendedRateText).toBe('$95');
});
