import { todayWords } from '#content/desk/today.ts';
import { filled } from '#content/filled.ts';
import { numberWord } from '#content/number-words.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import type { Office } from '../time/office.ts';
import { clockText, dayAndMonth, dayOf, daysBetween, weekdayOf } from '../time/when.ts';

const HOUR_MS = 3_600_000;
const groupWords = todayWords.groups;

export interface DueGroup {
  readonly label: string;
  /** "3, one within half an hour" */
  readonly counted: string;
  readonly rows: readonly ItemRow[];
}

/** Rows by when they fall due, in the words of somebody who plans the day. They come in that order already. */
export function dueGroups(rows: readonly ItemRow[], now: number, office: Office): DueGroup[] {
  const labelOf = labelsAt(now, office);
  const groups = new Map<string, ItemRow[]>();
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
  // Three hours from now are warm: what falls due until then is the first group, up to a full hour.
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

function countedText(rows: readonly ItemRow[], now: number, office: Office): string {
  const soon = rows.filter(({ receivedAt }) => {
    const due = office.dueAt(receivedAt);
    return due > now && due - now <= HOUR_MS / 2;
  }).length;
  const form = soon === 0 ? 'none' : soon === 1 ? 'one' : 'many';
  return filled(todayWords.soon[form], { count: rows.length, soon: numberWord(soon) });
}
