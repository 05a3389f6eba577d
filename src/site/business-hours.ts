import type { BusinessHours } from '#content/company.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Weekday = (typeof weekdays)[number];

export type OpenState =
  | { readonly open: true; readonly until: string }
  | {
      readonly open: false;
      readonly opens?: { readonly day: 'today' | 'tomorrow' | Weekday; readonly at: string };
    };

/**
 * Whether an office is open at a moment. Only the clock on its wall counts, and the platform knows that for every time
 * zone and both sides of a change to summer time, so no offset is ever computed here.
 */
export function openState(hours: readonly BusinessHours[], timeZone: string, now: Date): OpenState {
  const { weekday, time } = wallClock(timeZone, now);
  const today = weekdays.indexOf(weekday);
  const openOn = (day: number) => hours.find((row) => row.days.includes((day % 7) + 1))?.open;

  const todays = openOn(today);
  if (todays && time >= todays.from && time < todays.to) return { open: true, until: clockTime(todays.to) };
  if (todays && time < todays.from)
    return { open: false, opens: { day: 'today', at: clockTime(todays.from) } };
  for (let ahead = 1; ahead <= 7; ahead++) {
    const next = openOn(today + ahead);
    if (!next) continue;
    const day = ahead === 1 ? 'tomorrow' : (weekdays[(today + ahead) % 7] as Weekday);
    return { open: false, opens: { day, at: clockTime(next.from) } };
  }
  return { open: false };
}

/** "Mon-Fri" and "9:00 AM-6:00 PM", as the hours are read out. */
export function hoursText({ open }: BusinessHours): string {
  return open ? `${clockTime(open.from)}-${clockTime(open.to)}` : 'Closed';
}

/** "14:00" as "2:00 PM". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}

function wallClock(timeZone: string, now: Date): { readonly weekday: Weekday; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return { weekday: part('weekday') as Weekday, time: `${part('hour')}:${part('minute')}` };
}
