import { expect, it } from 'vitest';
import { crmLoad, lanes, migrationObjects, type PlannedLoad, planned } from './migration-objects.ts';

const loads: readonly PlannedLoad[] = lanes.flatMap((lane) => planned(lane));

/** "5 to 8" and "2, 7" as numbers. */
function numbers(needs: string): number[] {
  const [first = 0, last = 0] = needs.split(' to ').map(Number);
  if (needs.includes(' to ')) return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return needs.split(', ').map(Number).filter(Number.isInteger);
}

it('no load of the cutover starts before those it needs have ended', () => {
  for (const { number, needs, from } of loads)
    for (const needed of numbers(needs))
      expect(
        loads.find((load) => load.number === needed)?.to,
        `${number} needs ${needed}`,
      ).toBeLessThanOrEqual(from);
});

it('contracts are there before they go on to CRM', () => {
  expect(loads.find(({ number }) => number === 8)?.to).toBeLessThanOrEqual(crmLoad.from);
});

it('all but reads and payments are loaded once at the cutover', () => {
  const later = [10, 13];
  const expected = migrationObjects.map(({ number }) => number).filter((number) => !later.includes(number));
  expect(loads.map(({ number }) => number).sort((a, b) => a - b)).toEqual(expected);
});
