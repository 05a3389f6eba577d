import { expect, it } from 'vitest';
import { terms } from '../content/severities.ts';
import { fee } from './fee.ts';

it('the two services worked out cost what the page says', () => {
  const rows = fee.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const [, , lowest, sample] = rows.find(([item]) => item === 'Fee') ?? [];
  const said = terms.find(({ title }) => title === 'Monthly fee')?.description;
  expect(said).toContain(`From ${lowest} a month at Bronze`);
  expect(said).toContain(`cost ${sample}`);
});
