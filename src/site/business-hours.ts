import { type BusinessHours, locale } from '#content/company.ts';
import { hourTexts } from '#generated/texts/site.ts';

/** For example "9:00 AM-6:00 PM". */
export function hoursText({ open }: BusinessHours): string {
  return open ? `${clockTime(open.from)}-${clockTime(open.to)}` : hourTexts.closed;
}

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

/** "14:00" as "2:00 PM", or as the language writes it. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  // Not the narrow no-break space before "PM", which few fonts have.
  return clock.format(Date.UTC(2025, 0, 1, hour, minute)).replace('\u202f', ' ');
}
