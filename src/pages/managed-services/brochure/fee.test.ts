import { expect, it } from 'vitest';
import { dollars } from '#content/role-rates.ts';
import { terms } from '../content/severities.ts';
import { lowestFee } from './fee.ts';

it('the smallest service costs what the page names as the lowest fee', () => {
  const fee = terms.find(({ title }) => title === 'Monthly fee');
  expect(fee?.description).toContain(`From ${dollars(lowestFee)} a month at Bronze`);
});
