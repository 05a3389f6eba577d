import { expect, it } from 'vitest';
import { proof, tour } from '../content/screens.ts';
import { drops } from './route.ts';

const screenshotTime = '11:15';

it('the example route has the deliveries and states shown on the page', () => {
  expect(drops.map(({ delivery }) => delivery)).toEqual(tour.drops.map(({ delivery }) => delivery));
  const states = drops.map(({ signed, billable }) => {
    if (signed > screenshotTime) return 'Open';
    return billable > screenshotTime ? 'Disputed' : 'Clean';
  });
  expect(states).toEqual(tour.drops.map(({ state }) => state));
});

it('the disputed drop of the example matches the proof of delivery on the page', () => {
  const disputed = drops.find(({ short }) => short);
  const times = proof.parties.map(({ value }) => value.split(', ').at(-1));
  expect(disputed?.delivery).toBe(proof.number);
  expect(times).toContain(disputed?.arrived);
  expect(times).toContain(disputed?.signed);
  expect(proof.evidence).toContain(`Dispute closed ${disputed?.billable}`);
});
