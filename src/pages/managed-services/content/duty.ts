import { headquarters, otherOffice } from '#content/places.ts';
import type { DutyRecord } from '#content/records/services.ts';
import { clockName, followsTheSun, teamHours } from '#content/shifts.ts';

/** The hour worth pointing at, on the clock of the chart: that of the headquarters. */
const failsAt = 2;

const { shifts, hoursAhead, laterInSummer } = teamHours;
const titles = followsTheSun ? [headquarters.city, otherOffice.city] : ['Day shift', 'Night shift'];

const teams: readonly DutyRecord[] = shifts.map(({ from, to }, index) => ({
  team: titles[index]!,
  localHours: `${spoken(from)} to ${spoken(to)}${followsTheSun ? ` in ${titles[index]}` : ''}`,
  from: index === 0 ? from : onChart(from),
  to: index === 0 ? to : onChart(to),
}));

const article = /^[aeiou]/i.test(headquarters.city) ? 'an' : 'a';

export const duty = {
  caption: `Who is at work, on ${article} ${headquarters.city} clock`,
  note: `Drawn for ${clockName}.${summerNote()}`,
  teams,
  overlap: {
    title: followsTheSun ? 'Handover, both teams present' : 'Handover, both shifts present',
    ranges: overlapOf(teams),
  },
  marker: {
    at: failsAt,
    text: `${spoken(failsAt)} in ${headquarters.city}: a billing job fails. ${whoReadsTheLog()}`,
  },
} as const;

function whoReadsTheLog(): string {
  if (!followsTheSun) return 'The night shift is reading the log.';
  return `In ${otherOffice.city} it is ${spoken((failsAt + hoursAhead + 24) % 24)}, and a colleague is reading the log.`;
}

function summerNote(): string {
  if (laterInSummer === 0) return '';
  const way = laterInSummer > 0 ? 'later' : 'earlier';
  return ` In summer the ${otherOffice.city} hours begin and end an hour ${way} on this clock; the teams still overlap twice a day.`;
}

function onChart(hour: number): number {
  return (hour - hoursAhead + 24) % 24;
}

/** 13.5 as "1:30 PM". */
function spoken(hour: number): string {
  const minutes = String((hour % 1) * 60).padStart(2, '0');
  return `${Math.floor(hour) % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

function overlapOf([first, second]: readonly DutyRecord[]): (readonly [number, number])[] {
  if (!first || !second) return [];
  return parts(first)
    .flatMap(([from, to]) =>
      parts(second).map(([start, end]) => [Math.max(from, start), Math.min(to, end)] as const),
    )
    .filter(([from, to]) => from < to)
    .sort(([a], [b]) => a - b);
}

/** A shift past midnight as its two parts of the chart. */
function parts({ from, to }: DutyRecord): (readonly [number, number])[] {
  return from < to
    ? [[from, to]]
    : [
        [0, to],
        [from, 24],
      ];
}
