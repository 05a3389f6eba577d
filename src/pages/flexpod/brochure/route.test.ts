import { expect, it } from 'vitest';
import { proof, tour } from '../content/screens.ts';
import { drops } from './route.ts';

const screenTaken = '11:15';

it('the day of the example is the route that the page shows', () => {
  expect(drops.map(({ delivery }) => delivery)).toEqual(tour.drops.map(({ delivery }) => delivery));
  const states = drops.map(({ signed, billable }) => {
    if (signed > screenTaken) return 'Open';
    return billable > screenTaken ? 'Disputed' : 'Clean';
  });
  expect(states).toEqual(tour.drops.map(({ state }) => state));
});

it('its disputed drop is the one of the proof', () => {
  const disputed = drops.find(({ short }) => short);
  const times = proof.parties.map(({ value }) => value.split(', ').at(-1));
  expect(disputed?.delivery).toBe(proof.number);
  expect(times).toContain(disputed?.arrived);
  expect(times).toContain(disputed?.signed);
  expect(proof.evidence).toContain(`Dispute closed ${disputed?.billable}`);
});
