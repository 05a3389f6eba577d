import { applicationWords } from '#content/desk/resume.ts';
import { filled } from '#content/filled.ts';
import type { Item } from '#contract/desk/items.ts';
import { clockText, dayOf, daysBetween, weekdayOf, whenInSentence, whenText } from '../time/when.ts';

/** "DevOps Engineer. Waits since Saturday." */
export function waitingSentence(
  item: Pick<Item, 'subject' | 'status' | 'receivedAt' | 'answeredAt'>,
  now: number,
  timeZone: string,
): string {
  const what = item.subject;
  if (item.status === 'answered' && item.answeredAt !== null) {
    return filled(applicationWords.answered, { what, time: whenInSentence(item.answeredAt, now, timeZone) });
  }
  if (item.status !== 'new' && item.status !== 'in-hand') return what;
  const days = daysBetween(dayOf(item.receivedAt, timeZone), dayOf(now, timeZone));
  if (days === 0)
    return filled(applicationWords.waitsToday, { what, time: clockText(item.receivedAt, timeZone) });
  const day = days < 7 ? weekdayOf(item.receivedAt, timeZone) : whenText(item.receivedAt, now, timeZone);
  return filled(applicationWords.waits, { what, day });
}
