import type { BusinessHours } from '#content/company.ts';
import { hourTexts } from '#generated/texts/site.ts';

/** For example "9:00 AM-6:00 PM". */
export function hoursText({ open }: BusinessHours): string {
  return open ? `${clockTime(open.from)}-${clockTime(open.to)}` : hourTexts.closed;
}

/** "14:00" as "2:00 PM". */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? hourTexts.am : hourTexts.pm;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}
