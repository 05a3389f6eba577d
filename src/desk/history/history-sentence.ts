import { historyViewTexts as texts } from '#content/desk/history-view.ts';
import { peopleTexts } from '#content/desk/people.ts';
import { historyTexts } from '#content/desk/submission.ts';
import { daysBetween } from '#contract/calendar.ts';
import type { PersonName } from '#contract/desk/people.ts';
import type { HistoryEntry } from '#contract/desk/submissions.ts';
import { FORMS, type FormName } from '#contract/forms.ts';
import { dayAndMonth, dayOf, weekdayOf } from '../time/when.ts';

interface Piece {
  readonly text: string;
  readonly isStrong: boolean;
}

/**
 * The entry as a sentence. Values are filled in after splitting at `*`, so that no value can mark itself as strong.
 */
export function historySentence(entry: HistoryEntry, myId: string, form?: FormName): readonly Piece[] {
  const values: Readonly<Record<string, string>> = {
    by:
      entry.by === null && entry.via === 'mail'
        ? historyTexts.someone
        : nameOf(entry.by, myId, peopleTexts.you),
    about: nameOf(entry.about, myId, peopleTexts.youInSentence),
    text: entry.text ?? '',
    form: form === undefined ? '' : FORMS[form].label.toLowerCase(),
  };
  const template = mailboxTemplate(entry) ?? templateOf(entry, myId) + viaOf(entry);
  return template
    .split('*')
    .map((part, index) => ({
      text: part.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? ''),
      isStrong: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}

/** Without a known person, the sentence names the mailbox of the mail link. */
function mailboxTemplate({ action, by, text, via }: HistoryEntry): string | undefined {
  if (via !== 'mail' || by !== null || text === null) return undefined;
  return Object.entries(historyTexts.byMailbox).find(([name]) => name === action)?.[1];
}

function templateOf({ action, by, about }: HistoryEntry, myId: string): string {
  if (action !== 'assigned') return historyTexts[action];
  if (about === null) return historyTexts.unassigned;
  if (about.id !== by?.id) return historyTexts.assigned;
  return by.id === myId ? historyTexts.youTook : historyTexts.took;
}

function viaOf({ via }: HistoryEntry): string {
  return via === 'mail' || via === 'terminal' ? historyTexts.via[via] : '';
}

function nameOf(person: PersonName | null, myId: string, you: string): string {
  if (person === null) return historyTexts.server;
  return person.id === myId ? you : person.name;
}

interface Day {
  readonly day: string;
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
}

/** Groups by day of the office's calendar, keeping the order. */
export function byDay(entries: readonly HistoryEntry[], now: number, timeZone: string): readonly Day[] {
  const days = Map.groupBy(entries, ({ at }) => dayOf(at, timeZone));
  return [...days].map(([day, ofDay]) => ({
    day,
    title: dayTitle(ofDay[0]?.at ?? now, now, timeZone),
    entries: ofDay,
  }));
}

/** "Today", "Yesterday", "Saturday, November 14"; with the year unless it is the current one. */
function dayTitle(at: number, now: number, timeZone: string): string {
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)];
  const days = daysBetween(day, today);
  if (days === 0) return texts.today;
  if (days === 1) return texts.yesterday;
  const year = day.slice(0, 4);
  const text = `${weekdayOf(at, timeZone)}, ${dayAndMonth(at, timeZone)}`;
  return year === today.slice(0, 4) ? text : `${text}, ${year}`;
}
