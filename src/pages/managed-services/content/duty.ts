import { headquarters, otherOffice } from '#content/places.ts';
import type { DutyRecord } from '#content/records/services.ts';

/** When each team is at work by its own clock, in hours. The chart is drawn on the clock of the first. */
const shifts = [
  { office: headquarters, from: 7, to: 20 },
  { office: otherOffice, from: 6, to: 21 },
] as const;

/** The hour worth pointing at, on the clock of the chart. */
const failsAt = 2;

const winter = new Date('2025-01-15T12:00:00Z');
const summer = new Date('2025-07-15T12:00:00Z');

/** By how many hours the second team's clock is ahead of the first's. */
const ahead = aheadOn(winter);
/** By how many hours its day comes later on the chart in summer: one clock may be moved and the other not. */
export const laterInSummer = ahead - aheadOn(summer);

const teams: readonly DutyRecord[] = shifts.map(({ office, from, to }, index) => ({
  team: office.city,
  localHours: `${spoken(from)} to ${spoken(to)} in ${office.city}`,
  from: index === 0 ? from : onChart(from),
  to: index === 0 ? to : onChart(to),
}));

export const duty = {
  caption: `Who is at work, on a ${headquarters.city} clock`,
  note: `Drawn for ${clockName()}.${summerNote()}`,
  teams,
  overlap: { title: 'Handover, both teams present', ranges: overlapOf(teams) },
  marker: {
    at: failsAt,
    text: `${spoken(failsAt)} in ${headquarters.city}: a billing job fails. In ${otherOffice.city} it is ${spoken((failsAt + ahead + 24) % 24)}, and a colleague is reading the log.`,
  },
} as const;

function summerNote(): string {
  if (laterInSummer === 0) return '';
  const way = laterInSummer > 0 ? 'later' : 'earlier';
  return ` In summer the ${otherOffice.city} hours begin and end an hour ${way} on this clock; the teams still overlap twice a day.`;
}

/** "Central Standard Time". */
function clockName(): string {
  return partOf(headquarters.timeZone, winter, 'long');
}

function aheadOn(day: Date): number {
  return offsetOf(otherOffice.timeZone, day) - offsetOf(headquarters.timeZone, day);
}

/** Hours ahead of UTC: 5.5 for "GMT+05:30". */
function offsetOf(timeZone: string, day: Date): number {
  const [, sign = '+', hours = 0, minutes = 0] =
    /^GMT([+-])(\d+):(\d+)$/.exec(partOf(timeZone, day, 'longOffset')) ?? [];
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
}

function partOf(timeZone: string, day: Date, timeZoneName: 'long' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(day);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function onChart(hour: number): number {
  return (hour - ahead + 24) % 24;
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
