import { expect, it } from 'vitest';
import { duty } from './content.ts';

// In summer Houston moves its clock and Hyderabad does not, so the second team comes an hour later.
it.each([0, 1])('a team is at work every half hour, %i h shifted', (shift) => {
  const teams = duty.teams.map(({ team, from, to }) =>
    team === 'Houston' ? { from, to } : { from: from + shift, to: to + shift },
  );
  const onDuty = (hour: number) =>
    teams.some(({ from, to }) => (from < to ? from <= hour && hour < to : hour >= from || hour < to));
  expect(Array.from({ length: 48 }, (_, half) => half / 2).filter((hour) => !onDuty(hour))).toEqual([]);
});
