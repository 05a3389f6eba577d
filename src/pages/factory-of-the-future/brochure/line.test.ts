import { expect, it } from 'vitest';
import { twinReadings } from '../content.ts';
import { line, options, piecesAShift, shiftsAYear, slowest } from './line.ts';

const reading = (label: string) => twinReadings.find((entry) => entry.label === label);

it('the worked example has the readings shown on the page', () => {
  expect(reading('Slowest station')?.planned).toBe(`${slowest} s`);
  expect(reading('Slowest station')?.running).toBe(`${line.slowStation.seconds} s`);
  expect(reading('Operators')?.planned).toBe(String(line.stations.length));
  expect(reading('Good pieces a shift')?.planned).toBe(String(piecesAShift(line.oee, slowest)));
  expect(reading('Good pieces a shift')?.running).toBe(String(piecesAShift(line.runningOee, slowest)));
});

it('each option reaches the yearly volume', () => {
  for (const { oee, seconds, lines } of options)
    expect(piecesAShift(oee, seconds, lines) * shiftsAYear).toBeGreaterThanOrEqual(line.yearlyVolume);
});

it('moving a step keeps both stations within the planned cycle time', () => {
  const { number, seconds, movable } = line.slowStation;
  expect(seconds - movable).toBeLessThanOrEqual(slowest);
  expect((line.stations[number - 2] ?? 0) + movable).toBeLessThanOrEqual(slowest);
});
