import { todayWords } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { capitalized, numberWord } from '../time/number-words.ts';
import { dayAndMonth, dayOf, daysBetween, weekdayOf } from '../time/when.ts';

const words = todayWords.title;

/** The page's title is the answer: "Nine people are waiting, one of them since Saturday". */
export function todaySentence(
  waiting: readonly ItemRow[],
  count: number,
  now: number,
  timeZone: string,
): string {
  const [oldest] = [...waiting].sort((a, b) => a.receivedAt - b.receivedAt);
  if (oldest === undefined) return todayWords.nobody.title;
  const oldestDay = dayOf(oldest.receivedAt, timeZone);
  const sinceThen = waiting.filter((row) => dayOf(row.receivedAt, timeZone) === oldestDay).length;
  const day = dayName(oldest.receivedAt, now, timeZone);
  if (count === 1) return filled(words.one, { since: filled(words.sinceOne, { day }) });
  const since =
    sinceThen === count
      ? filled(words.sinceDay.all, { day })
      : sinceThen === 1
        ? filled(words.sinceDay.one, { day })
        : filled(words.sinceDay.many, { count: numberWord(sinceThen), day });
  return filled(words.many, { count: capitalized(numberWord(count)), since });
}

/** "today", "yesterday", "Saturday", "November 3" */
function dayName(at: number, now: number, timeZone: string): string {
  const days = daysBetween(dayOf(at, timeZone), dayOf(now, timeZone));
  if (days === 0) return words.days.today;
  if (days === 1) return words.days.yesterday;
  return days < 7 ? weekdayOf(at, timeZone) : dayAndMonth(at, timeZone);
}
