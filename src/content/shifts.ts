/** How the support team covers 24 hours: two offices far enough apart by day, or a day and a night shift. */
import site from '../../content/site.json' with { type: 'json' };
import { locale } from './company.ts';
import { headquarters, otherOffice } from './places.ts';

/** Working hours of a team in its local time. */
interface Shift {
  readonly timeZone: string;
  readonly from: number;
  readonly to: number;
}

const dayShifts: readonly [Shift, Shift] = [
  { timeZone: headquarters.timeZone, from: 7, to: 20 },
  { timeZone: otherOffice.timeZone, from: 6, to: 21 },
];

const winter = new Date('2025-01-15T12:00:00Z');
const summer = new Date('2025-07-15T12:00:00Z');

/** By how many hours the other office's clock is ahead of that of the headquarters. */
export const hoursAhead = hoursAheadOn(winter);
/** How many hours later its day falls on the headquarters' clock in summer, if only one of them has daylight saving time. */
const laterInSummer = hoursAhead - hoursAheadOn(summer);

/** True if the day shifts of two offices cover all hours. Texts about 24-hour support depend on it. */
export const followsTheSun =
  otherOffice !== headquarters && [hoursAhead, hoursAhead - laterInSummer].every(coversTheDay);

/** The two teams that hand over to each other, as a sentence names them: cities, or "the day shift". */
export const teamNames: readonly [string, string] = followsTheSun
  ? [headquarters.city, otherOffice.city]
  : [site.place.dayShift, site.place.nightShift];

/** The shifts in local time, and how the second clock differs from the first. */
export const teamHours = followsTheSun
  ? { shifts: dayShifts, hoursAhead, laterInSummer }
  : {
      shifts: [
        { timeZone: headquarters.timeZone, from: 6, to: 18.5 },
        { timeZone: headquarters.timeZone, from: 18, to: 6.5 },
      ] as const,
      hoursAhead: 0,
      laterInSummer: 0,
    };

/** "Central Standard Time". */
export const clockName = partOf(headquarters.timeZone, winter, 'long');

function coversTheDay(ahead: number): boolean {
  const [first, second] = dayShifts;
  const halfHours = Array.from({ length: 48 }, (_, half) => half / 2);
  const isAtWork = ({ from, to }: Shift, hour: number) => from <= hour && hour < to;
  return halfHours.every((hour) => isAtWork(first, hour) || isAtWork(second, (hour + ahead + 48) % 24));
}

function hoursAheadOn(day: Date): number {
  return offsetOf(otherOffice.timeZone, day) - offsetOf(headquarters.timeZone, day);
}

/** Hours ahead of UTC: 5.5 for "GMT+05:30". */
function offsetOf(timeZone: string, day: Date): number {
  const [, sign = '+', hours = 0, minutes = 0] =
    /^GMT([+-])(\d+):(\d+)$/.exec(partOf(timeZone, day, 'longOffset')) ?? [];
  return Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60);
}

function partOf(timeZone: string, day: Date, timeZoneName: 'long' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat(timeZoneName === 'long' ? locale : 'en-US', {
    timeZone,
    timeZoneName,
  }).formatToParts(day);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
