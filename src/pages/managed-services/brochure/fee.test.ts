import { expect, it } from 'vitest';
import { terms } from '../content/severities.ts';
import { fee } from './fee.ts';

it('the two worked examples have the fees stated on the page', () => {
  const rows = fee.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const [, , lowest, sample] = rows.find(([label]) => label === 'Fee') ?? [];
  const feeText = terms.find(({ title }) => title === 'Monthly fee')?.description;
  expect(feeText).toContain(`From ${lowest} a month at Bronze`);
  expect(feeText).toContain(`cost ${sample}`);
});
