import { expect, it } from 'vitest';
import { landscape, queue } from '../content/landscape.ts';
import { operation } from './operation.ts';

const states = operation.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));

it('the manual explains each state shown on the page', () => {
  const explained = states.map(([state]) => state);
  for (const { state } of queue.requests) expect(explained).toContain(state);
});

it('the request counts of the systems match the queue', () => {
  const [development, quality, production] = landscape.systems.map(({ count }) => count);
  const all = queue.requests.length;
  const imported = queue.requests.filter(({ state }) => state === 'Imported').length;
  expect(development).toContain(`${all} requests`);
  expect(quality).toContain(`${all} imported`);
  expect(production).toContain(`${imported} of ${all}`);
});
