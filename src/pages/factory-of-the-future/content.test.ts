import { expect, it } from 'vitest';
import { twinReadings } from './content.ts';

it.each(['planned', 'running'] as const)(
  'the %s OEE of the example matches its good pieces a shift',
  (state) => {
    const reading = (label: string) => twinReadings.find((entry) => entry.label === label)?.[state] ?? '';
    const oee = Number.parseInt(reading('OEE'), 10) / 100;
    expect(Math.round((450 * 60 * oee) / 57)).toBe(Number(reading('Good pieces a shift')));
  },
);
