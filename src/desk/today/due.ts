import { todayTexts } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import { daysBetween } from '#contract/calendar.ts';
import type { SubmissionSummary } from '#contract/desk/submissions.ts';
import type { Office } from '../time/office.ts';
import { clockText, dayAndMonth, dayOf, weekdayOf } from '../time/when.ts';

const HOUR_MS = 3_600_000;
const groupWords = todayTexts.groups;

interface DueGroup {
  readonly label: string;
  /** "3, 1 within 30 minutes" */
  readonly counted: string;
  readonly rows: readonly SubmissionSummary[];
}

/** Groups rows, which are already in this order, by due time. */
export function dueGroups(rows: readonly SubmissionSummary[], now: number, office: Office): DueGroup[] {
  const labelOf = labelsAt(now, office);
  const groups = new Map<string, SubmissionSummary[]>();
  for (const row of rows) {
    const label = labelOf(office.dueAt(row.receivedAt));
    groups.set(label, [...(groups.get(label) ?? []), row]);
  }
  return [...groups].map(([label, inIt]) => ({ label, counted: countedText(inIt, now, office), rows: inIt }));
}

function labelsAt(now: number, office: Office): (due: number) => string {
  const { timeZone } = office;
  const today = dayOf(now, timeZone);
  const closesAt = office.isOpen(now) ? office.closesAt(now) : null;
  // The first group ends when the warm level does, three hours from now, rounded up to a full hour.
  const soon = Math.ceil((now + 3 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  const hour = (at: number) => clockText(at, timeZone).replace(':00', '');

  return (due) => {
    if (due <= now) return groupWords.late;
    if (closesAt !== null && due <= closesAt) {
      const isSoon = due <= soon && soon < closesAt;
      return isSoon
        ? filled(groupWords.before, { time: hour(soon) })
        : filled(groupWords.beforeClosing, { time: hour(closesAt) });
    }
    const days = daysBetween(today, dayOf(due, timeZone));
    if (days === 0) return groupWords.laterToday;
    if (days === 1) return groupWords.tomorrow;
    return days < 7 ? weekdayOf(due, timeZone) : dayAndMonth(due, timeZone);
  };
}

function countedText(rows: readonly SubmissionSummary[], now: number, office: Office): string {
  const soon = rows.filter(({ receivedAt }) => {
    const due = office.dueAt(receivedAt);
    return due > now && due - now <= HOUR_MS / 2;
  }).length;
  const form = soon === 0 ? 'none' : soon === 1 ? 'one' : 'many';
  return filled(todayTexts.soon[form], { count: rows.length, soon });
}

const titleWords = todayTexts.title;

/** Counts people, not submissions: "9 people are waiting, 1 since Saturday". */
export function todaySentence(
  waiting: readonly SubmissionSummary[],
  count: number,
  now: number,
  timeZone: string,
): string {
  const [oldest] = [...waiting].sort((a, b) => a.receivedAt - b.receivedAt);
  if (oldest === undefined) return todayTexts.caughtUp.title;
  const day = dayName(oldest.receivedAt, now, timeZone);
  if (count === 1) return filled(titleWords.one, { since: filled(titleWords.since.only, { day }) });
  const oldestDay = dayOf(oldest.receivedAt, timeZone);
  const peopleIn = (rows: readonly SubmissionSummary[]) =>
    new Set(rows.map(({ email }) => email.toLowerCase())).size;
  const sinceThen = peopleIn(waiting.filter((row) => dayOf(row.receivedAt, timeZone) === oldestDay));
  const known = peopleIn(waiting);
  const isToday = oldestDay >= dayOf(now, timeZone);
  // The list has only the oldest ones, so how many more arrived on that day is unknown.
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
