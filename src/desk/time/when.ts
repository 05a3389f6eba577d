import { whenTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { createCalendar, daysBetween } from '#contract/calendar.ts';

/** "11:05 AM" */
export function clockText(at: number, timeZone: string): string {
  return format(at, timeZone, { hour: 'numeric', minute: '2-digit' });
}

/** The day in the office's time zone, such as 2026-11-17. */
export function dayOf(at: number, timeZone: string): string {
  return createCalendar(timeZone).dayOf(at);
}

/** Today "11:05 AM", within a week "Mon 5:26 PM", otherwise "Nov 12", with the year unless it is the current one. */
export function whenText(at: number, now: number, timeZone: string): string {
  const days = daysBetween(dayOf(at, timeZone), dayOf(now, timeZone));
  if (days === 0) return clockText(at, timeZone);
  if (Math.abs(days) < 7) {
    return `${format(at, timeZone, { weekday: 'short' })} ${clockText(at, timeZone)}`;
  }
  const isSameYear = dayOf(at, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
  return format(at, timeZone, { month: 'short', day: 'numeric', ...(!isSameYear && { year: 'numeric' }) });
}

/** "12:31 PM today", "Wed 10:36 AM": for use in a sentence. */
export function whenInSentence(at: number, now: number, timeZone: string): string {
  const isToday = dayOf(at, timeZone) === dayOf(now, timeZone);
  const text = whenText(at, now, timeZone);
  return isToday ? filled(whenTexts.today, { time: text }) : text;
}

/** "Tue, Nov 17, 10:42 AM" */
export function dateAndClock(at: number, timeZone: string): string {
  const day = format(at, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });
  return `${day}, ${clockText(at, timeZone)}`;
}

/** "Saturday" */
export function weekdayOf(at: number, timeZone: string): string {
  return format(at, timeZone, { weekday: 'long' });
}

/** "November 12", "November 12, 2025" */
export function dayAndMonth(at: number, timeZone: string, { withYear = false } = {}): string {
  return format(at, timeZone, { month: 'long', day: 'numeric', ...(withYear && { year: 'numeric' }) });
}

function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  // Some engines put a narrow no-break space before AM; normalize it.
  return new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at).replace(/\u202f/g, ' ');
}
