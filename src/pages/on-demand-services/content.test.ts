import { expect, it } from 'vitest';
import { models } from './content/offer.ts';

it.each(models)('the month of "$title" has four weeks of five days', ({ month }) => {
  expect(month.map((week) => week.length)).toEqual([5, 5, 5, 5]);
});
