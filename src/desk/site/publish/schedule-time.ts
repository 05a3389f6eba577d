import { createCalendar, shiftDay } from '#contract/calendar.ts';

/** The moment of a local day and time, such as 2026-11-23 and 06:00. NaN if one is missing. */
export function momentOf(day: string, time: string, timeZone: string): number {
  const { format } = createCalendar(timeZone);
  const local = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(local)) return Number.NaN;
  const offsetAt = (at: number) => Date.parse(`${format(at).replace(' ', 'T')}Z`) - at;
  // The offset at the first guess can be that of the other side of a clock change.
  return local - offsetAt(local - offsetAt(local));
}

/** Tomorrow morning. */
export function firstSuggestion(
  now: number,
  timeZone: string,
): { readonly day: string; readonly time: string } {
  return { day: shiftDay(createCalendar(timeZone).dayOf(now), 1), time: '06:00' };
}

/** "CST" */
export function zoneName(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
