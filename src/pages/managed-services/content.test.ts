import { expect, it } from 'vitest';
import { teamHours } from '#content/shifts.ts';
import { duty } from './content/duty.ts';

// If only one office has daylight saving time, the second team starts an hour later in summer.
it.each([0, teamHours.laterInSummer])(
  'a team is on duty at any time if the second team starts %i h later',
  (shift) => {
    const teams = duty.teams.map(({ from, to }, index) =>
      index === 0 ? { from, to } : { from: from + shift, to: to + shift },
    );
    const onDuty = (hour: number) =>
      teams.some(({ from, to }) => (from < to ? from <= hour && hour < to : hour >= from || hour < to));
    expect(Array.from({ length: 48 }, (_, half) => half / 2).filter((hour) => !onDuty(hour))).toEqual([]);
  },
);
