import { changesTexts, publishTexts } from '#content/desk/site.ts';
import { filled } from '#content/filled.ts';
import { isDay } from '#contract/calendar.ts';
import { type Change, type Json, valueAt } from '#contract/desk/content-tree.ts';
import type { Files, ScheduledRelease, SiteEdit, SiteProblem } from '#contract/desk/site.ts';
import { counted } from '../../components/counted.ts';
import { fieldName, nameOf, placeOf } from '../file-names.ts';
import { commonIn } from './word-diff.ts';

/** The newest edit of what changed: first of the same place or inside it, then of what is around it. */
export function editOf({ file, path }: Change, edits: readonly SiteEdit[]): SiteEdit | null {
  const ofFile = edits.filter((edit) => edit.file === file);
  return (
    ofFile.find((edit) => isWithin(edit.path, path)) ??
    ofFile.find((edit) => isWithin(path, edit.path)) ??
    null
  );
}

function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}

/** A scheduled release keeps its own changes, and they leave the draft's count. */
export function unscheduled(
  changes: readonly Change[],
  scheduled: readonly ScheduledRelease[],
): readonly Change[] {
  const ids = new Set(scheduled.filter(({ problem }) => problem === null).flatMap((one) => one.changes));
  return ids.size === 0 ? changes : changes.filter(({ id }) => !ids.has(id));
}

/** The first problem of each change that cannot be published. */
export function blockedBy(
  changes: readonly Change[],
  problems: readonly SiteProblem[],
): ReadonlyMap<string, SiteProblem> {
  const blocked = new Map<string, SiteProblem>();
  for (const { id } of changes) {
    const problem = problems.find((one) => one.changes.includes(id));
    if (problem) blocked.set(id, problem);
  }
  return blocked;
}

/** The place of a change, also of one that is no longer in the draft. */
export function placeOfChange({ file, path, kind }: Change, live: Files, draft: Files): readonly string[] {
  const content = kind === 'remove' ? live[file] : (draft[file] ?? live[file]);
  return path === '' ? [] : placeOf(path, file, content);
}

/** A value as text: one line per entry or field. */
export function valueText(value: Json | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return isDay(value) ? dayText(value) : value;
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? changesTexts.yes : changesTexts.no;
  if (Array.isArray(value)) return value.map(valueText).join('\n');
  return Object.entries(value as { readonly [key: string]: Json })
    .filter(([key]) => !key.startsWith('$'))
    .map(([key, part]) => `${fieldName(key)}: ${valueText(part).replaceAll('\n', ', ')}`)
    .join('\n');
}

/** "Tue, Dec 15, 2026" */
function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  }).format(Date.parse(day));
}

export interface Moved {
  readonly name: string;
  /** Counted from 1. */
  readonly from: number;
  readonly to: number;
}

/** The entries that a new order moved; all others kept their order. */
export function movedEntries(change: Change, list: Json | null): readonly Moved[] {
  const [before, after] = [idsOf(change.before), idsOf(change.after)];
  const inBoth = before.filter((id) => after.includes(id));
  const kept = new Set(commonIn(inBoth, after).map(([at]) => inBoth[at]));
  return inBoth
    .filter((id) => !kept.has(id))
    .map((id) => ({
      name: nameInList(list, id) ?? filled(changesTexts.entry, { number: before.indexOf(id) + 1 }),
      from: before.indexOf(id) + 1,
      to: after.indexOf(id) + 1,
    }));
}

function nameInList(list: Json | null, id: string): string | null {
  const entry = valueAt(list ?? undefined, `#${id}`);
  const kind = valueAt(entry ?? undefined, 'kind');
  return nameOf(entry ?? undefined) ?? (typeof kind === 'string' ? fieldName(kind) : null);
}

export function idsOf(value: Json | null): readonly string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** "2 texts, 1 added" */
export function summaryOf(changes: readonly Change[]): string {
  const kindOf = ({ kind, before, after }: Change) => {
    if (kind === 'add') return 'added';
    if (kind === 'remove') return 'removed';
    if (kind === 'move') return 'moved';
    const value = after ?? before;
    return typeof value === 'string' && !isDay(value) ? 'texts' : 'values';
  };
  return (Object.keys(publishTexts.kinds) as (keyof typeof publishTexts.kinds)[])
    .map((kind) => [publishTexts.kinds[kind], changes.filter((one) => kindOf(one) === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([words, count]) => counted(words, count))
    .join(', ');
}
