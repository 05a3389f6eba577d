import { expect, it } from 'vitest';
import { dollars } from '#content/role-rates.ts';
import { terms } from '../content/severities.ts';
import { lowestFee, sampleFee } from './fee.ts';

it('the two services worked out cost what the page says', () => {
  const fee = terms.find(({ title }) => title === 'Monthly fee');
  expect(fee?.description).toContain(`From ${dollars(lowestFee)} a month at Bronze`);
  expect(fee?.description).toContain(`cost ${dollars(sampleFee)}`);
});
