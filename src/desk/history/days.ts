import { historyViewWords as words } from '#content/desk/history-view.ts';
import type { HistoryEntry } from '#contract/desk/items.ts';
import { dayAndMonth, dayOf, daysBetween, weekdayOf } from '../time/when.ts';

export interface Day {
  readonly day: string;
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
}

/** The entries by the day of the office's calendar, in the order in which they came. */
export function byDay(entries: readonly HistoryEntry[], now: number, timeZone: string): readonly Day[] {
  const days = Map.groupBy(entries, ({ at }) => dayOf(at, timeZone));
  return [...days].map(([day, ofDay]) => ({
    day,
    title: dayTitle(ofDay[0]?.at ?? now, now, timeZone),
    entries: ofDay,
  }));
}

/** "Today", "Yesterday", "Saturday, November 14", and with its year when that is another one. */
function dayTitle(at: number, now: number, timeZone: string): string {
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)];
  const days = daysBetween(day, today);
  if (days === 0) return words.today;
  if (days === 1) return words.yesterday;
  const year = day.slice(0, 4);
  const text = `${weekdayOf(at, timeZone)}, ${dayAndMonth(at, timeZone)}`;
  return year === today.slice(0, 4) ? text : `${text}, ${year}`;
}
