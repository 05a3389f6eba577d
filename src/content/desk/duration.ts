import { filled } from '../filled.ts';
import { durationTexts } from './time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** "23 m", "1 h 49 m", "2 h", "1 d 21 h". A begun minute counts as one, so that nothing is said to be over early. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  return inUnits(minutes, minutes >= DAY_MINUTES);
}

/** The same in hours and minutes only: "45 h 22 m". A day of the office is not 24 hours. */
export function officeTimeText(ms: number): string {
  return inUnits(Math.max(1, Math.ceil(ms / MINUTE_MS)), false);
}

function inUnits(minutes: number, hasDays: boolean): string {
  const [big, small, units] = hasDays
    ? [Math.floor(minutes / DAY_MINUTES), Math.floor((minutes % DAY_MINUTES) / 60), durationTexts.days]
    : [Math.floor(minutes / 60), minutes % 60, durationTexts.hours];
  if (big === 0) return filled(durationTexts.minutes, { count: small });
  return small === 0 ? filled(units.only, { big }) : filled(units.both, { big, small });
}
