import { filled } from '../filled.ts';
import { durationWords } from './time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** "23 m", "1 h 49 m", "2 h", "1 d 21 h". A begun minute counts as one, so that nothing is said to be over early. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  const [big, small, units] =
    minutes >= DAY_MINUTES
      ? [Math.floor(minutes / DAY_MINUTES), Math.floor((minutes % DAY_MINUTES) / 60), durationWords.days]
      : [Math.floor(minutes / 60), minutes % 60, durationWords.hours];
  if (big === 0) return filled(durationWords.minutes, { count: small });
  return small === 0 ? filled(units.only, { big }) : filled(units.both, { big, small });
}
