import { expect, it } from 'vitest';
import { steps, totalWeeks } from './content/steps.ts';

it('the steps cover all weeks without gaps or overlaps', () => {
  const starts = steps.map(({ weeks: [first] }) => first);
  const ends = steps.map(({ weeks: [, last] }) => last);
  expect(starts).toEqual([1, ...ends.slice(0, -1).map((last) => last + 1)]);
  expect(ends.at(-1)).toBe(totalWeeks);
});
