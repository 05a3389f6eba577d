import { todayWords } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { clockText, dayAndMonth, dayOf, daysBetween, weekdayOf } from '../time/when.ts';

const titleWords = todayWords.title;

/** The title counts people, not messages: "9 people are waiting, 1 since Saturday". */
export function todaySentence(
  waiting: readonly ItemRow[],
  count: number,
  now: number,
  timeZone: string,
): string {
  const [oldest] = [...waiting].sort((a, b) => a.receivedAt - b.receivedAt);
  if (oldest === undefined) return todayWords.nobody.title;
  const day = dayName(oldest.receivedAt, now, timeZone);
  if (count === 1) return filled(titleWords.one, { since: filled(titleWords.since.only, { day }) });
  const oldestDay = dayOf(oldest.receivedAt, timeZone);
  const peopleIn = (rows: readonly ItemRow[]) => new Set(rows.map(({ email }) => email.toLowerCase())).size;
  const sinceThen = peopleIn(waiting.filter((row) => dayOf(row.receivedAt, timeZone) === oldestDay));
  const known = peopleIn(waiting);
  const isToday = oldestDay >= dayOf(now, timeZone);
  // Of very many only the oldest are here: how many more came on that day is not known.
  const isUnknown = sinceThen === known && known < count;
  const form = isToday || isUnknown ? 'first' : shareOf(sinceThen, count);
  const since = filled(titleWords.since[form], { count: sinceThen, day });
  return filled(titleWords.many, { count: count.toLocaleString('en-US'), since });
}

function shareOf(some: number, all: number): 'one' | 'many' | 'both' | 'all' {
  if (some === all) return all === 2 ? 'both' : 'all';
  return some === 1 ? 'one' : 'many';
}

/** "9:10 AM" of today, "yesterday", "Saturday", "November 3", "November 3, 2025" */
function dayName(at: number, now: number, timeZone: string): string {
  const today = dayOf(now, timeZone);
  const day = dayOf(at, timeZone);
  const days = daysBetween(day, today);
  if (days <= 0) return clockText(at, timeZone);
  if (days === 1) return titleWords.yesterday;
  if (days < 7) return weekdayOf(at, timeZone);
  return dayAndMonth(at, timeZone, { withYear: day.slice(0, 4) !== today.slice(0, 4) });
}
