import { expect, it } from 'vitest';
import { crmLoad, lanes, migrationObjects, type PlannedLoad, planned } from './migration-objects.ts';

const loads: readonly PlannedLoad[] = lanes.flatMap((lane) => planned(lane));

/** Parses "5 to 8" and "2, 7". */
function parseNumbers(needs: string): number[] {
  const [first = 0, last = 0] = needs.split(' to ').map(Number);
  if (needs.includes(' to ')) return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return needs.split(', ').map(Number).filter(Number.isInteger);
}

it('no cutover load starts before the loads it depends on have ended', () => {
  for (const { number, needs, from } of loads)
    for (const needed of parseNumbers(needs))
      expect(
        loads.find((load) => load.number === needed)?.to,
        `${number} needs ${needed}`,
      ).toBeLessThanOrEqual(from);
});

it('contracts are loaded before the CRM load starts', () => {
  expect(loads.find(({ number }) => number === 8)?.to).toBeLessThanOrEqual(crmLoad.from);
});

it('every object except reads and payments is loaded once at cutover', () => {
  const later = [10, 13];
  const expected = migrationObjects.map(({ number }) => number).filter((number) => !later.includes(number));
  expect(loads.map(({ number }) => number).sort((a, b) => a - b)).toEqual(expected);
});
