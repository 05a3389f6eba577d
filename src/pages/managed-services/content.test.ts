import { expect, it } from 'vitest';
import { teamHours } from '#content/shifts.ts';
import { duty } from './content/duty.ts';

// In summer one office may move its clock and the other not, so that the second team comes an hour later.
it.each([0, teamHours.laterInSummer])('a team is at work every half hour, %i h shifted', (shift) => {
  const teams = duty.teams.map(({ from, to }, index) =>
    index === 0 ? { from, to } : { from: from + shift, to: to + shift },
  );
  const onDuty = (hour: number) =>
    teams.some(({ from, to }) => (from < to ? from <= hour && hour < to : hour >= from || hour < to));
  expect(Array.from({ length: 48 }, (_, half) => half / 2).filter((hour) => !onDuty(hour))).toEqual([]);
});
