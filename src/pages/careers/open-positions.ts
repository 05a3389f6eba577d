import { company } from '#content/company.ts';
import type { OpenPosition } from './content/positions.ts';

/** Those that one can still apply for: the last day counts, by the clock of the headquarters. */
export function openOn(
  positions: readonly OpenPosition[],
  now: Date,
  timeZone = company.headquarters.timeZone,
): readonly OpenPosition[] {
  // The sv-SE locale formats as YYYY-MM-DD, which sorts as text.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
  return positions.filter(({ closes }) => closes === undefined || closes >= today);
}
