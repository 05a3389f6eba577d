/** Days and times as the company's clock shows them. */
export interface Calendar {
  readonly timeZone: string;
  /** 2026-11-15 */
  dayOf(time: number): string;
  /** 2026-11-15 09:30 */
  format(time: number): string;
  /** 2026-11-15T09:30:00-06:00 */
  iso(time: number): string;
  /** The first moment of a day. */
  startOf(day: string): number;
  /** So many days later, or earlier. */
  shift(day: string, days: number): string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const QUARTER_MS = 15 * 60 * 1000;

export function createCalendar(timeZone: string): Calendar {
  // Swedes write times as ISO 8601 does.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const offset = (time: number): number => {
    const whole = Math.floor(time / 1000) * 1000;
    return Date.parse(`${clock.format(whole).replace(' ', 'T')}Z`) - whole;
  };
  const dayOf = (time: number): string => clock.format(time).slice(0, 10);
  return {
    timeZone,
    dayOf,
    format: (time) => clock.format(time).slice(0, 16),
    iso(time) {
      const minutes = Math.round(offset(time) / 60_000);
      const parts = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
      const zone = parts.map((part) => String(part).padStart(2, '0')).join(':');
      return `${clock.format(time).replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${zone}`;
    },
    startOf(day) {
      const asUtc = Date.parse(`${day}T00:00:00Z`);
      // The offset may change between the two, and then the second look is right.
      let start = asUtc - offset(asUtc - offset(asUtc));
      // Where clocks go forward at midnight, the day begins later.
      while (dayOf(start) < day) start += QUARTER_MS;
      return start;
    },
    shift: (day, days) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10),
  };
}
