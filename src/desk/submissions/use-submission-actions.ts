import { useQueryClient } from '@tanstack/react-query';
import { bulkWords, conflictWords } from '#content/desk/actions.ts';
import { agoWords } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import { numberWord } from '#content/number-words.ts';
import type { Conflict } from '#contract/desk/actions.ts';
import type { Item, ItemRow } from '#contract/desk/items.ts';
import { firstName } from '../components/person.tsx';
import { showToast } from '../components/toast-store.ts';
import { type BulkRun, repeatBulk, startBulk } from '../data/bulk-run.ts';
import { useMe } from '../data/use-me.ts';
import { refreshRows } from '../data/use-submission.ts';
import { type Outcome, useItemAction } from '../data/use-submission-action.ts';
import {
  type Deed,
  expectedAfter,
  onePerWords,
  progressOf,
  sentenceOf,
  type WayBack,
  wayBack,
  withCopies,
} from './actions.ts';

const MINUTE_MS = 60_000;

/** "Jun answered this two minutes ago" */
export function conflictTitle({ by, what, at }: Conflict, now: number): string {
  const name = by === null ? conflictWords.server : firstName(by);
  return filled(conflictWords.title, { name, what, ago: agoText(at, now) });
}

function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return agoWords.justNow;
  const [count, words] =
    minutes < 60
      ? [minutes, agoWords.minutes]
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), agoWords.hours]
        : [Math.floor(minutes / (24 * 60)), agoWords.days];
  return count === 1 ? words.one : filled(words.many, { count: numberWord(count) });
}

/** More at once would only wait for each other in the browser. */
const AT_ONCE = 4;

interface Task {
  readonly row: ItemRow;
  readonly deed: WayBack;
  /** Undoes what was just done, which the history says. */
  readonly undo: boolean;
}

interface RequestOptions {
  readonly isFirst: boolean;
  readonly isPart: boolean;
  readonly undo: boolean;
}

interface Result {
  readonly row: ItemRow;
  /** As it is now; null when nothing was changed. */
  readonly after: Item | null;
  readonly outcome: Outcome;
}

/** Does something with one or several items, says so, and offers to undo it. */
export function useDeeds(): (rows: readonly ItemRow[], deed: Deed) => Promise<readonly Outcome[]> {
  const act = useItemAction();
  const client = useQueryClient();
  const me = useMe();

  const request = (row: ItemRow, deed: WayBack, options: RequestOptions): Promise<Outcome> => {
    const { isFirst, isPart, undo } = options;
    const expected = isFirst ? expectedAfter(deed, row, Date.now()) : undefined;
    switch (deed.kind) {
      case 'assigned':
        return act(row, 'assign', { person: deed.to?.id ?? null, undo }, expected, isPart);
      case 'released':
        return act(row, 'release', { undo }, expected, isPart);
      case 'spam':
        return act(row, 'spam', { alike: deed.withAlike ?? false, undo }, expected, isPart);
      case 'held':
        return act(row, 'hold', { alike: deed.withAlike ?? false, undo }, expected, isPart);
      case 'reopened':
        return act(row, 'reopened', { undo }, expected, isPart);
      default:
        return act(row, deed.kind, {}, expected, isPart);
    }
  };

  async function doOne({ row, deed, undo }: Task, run: BulkRun, isPart: boolean): Promise<Result> {
    let after: Item | null = null;
    let outcome: Outcome | undefined;
    await repeatBulk(run, async () => {
      outcome = await request(after ?? row, deed, { isFirst: after === null, isPart, undo });
      if (outcome.kind !== 'done') return null;
      after = outcome.item;
      return outcome;
    });
    return { row, after, outcome: outcome! };
  }

  /** A few at a time. What was not begun when somebody stops it has no result. */
  async function doAll(tasks: readonly Task[], run: BulkRun): Promise<readonly Result[]> {
    const results: Result[] = [];
    const waiting = tasks.values();
    const work = async () => {
      for (const task of waiting) {
        results.push(await doOne(task, run, tasks.length > 1));
        if (run.isStopped) return;
      }
    };
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, tasks.length) }, work));
    run.end();
    if (tasks.length > 1) refreshRows(client);
    return results;
  }

  async function undo(deed: Deed, results: readonly Result[], count: number): Promise<void> {
    const tasks = results.flatMap(({ row, after }) => {
      const back = after === null ? null : wayBack(deed, row);
      return back === null ? [] : [{ row: after!, deed: back, undo: true }];
    });
    const [first] = tasks;
    if (first === undefined) return;
    const run = startBulk((done, total) => progressOf(first.deed, done, total), count);
    const undone = await doAll(tasks, run);
    const outcomes = undone.map(({ outcome }) => outcome);
    if (!isPartial(run, undone)) return sayIfNot(outcomes);
    const text = progressOf(first.deed, run.done, run.total);
    showToast({ text, detail: whySomeAreLeft(outcomes) ?? bulkWords.stopped, isProblem: true });
  }

  return async function perform(rows, deed) {
    // Copies go along with the first of them, and asking for each would be a conflict with ourselves.
    const asked = isWithAlike(deed) ? onePerWords(rows) : rows;
    const expected = isWithAlike(deed) ? withCopies(asked) : asked.length;
    const run = startBulk((done, total) => progressOf(deed, done, total), expected);
    const results = await doAll(
      asked.map((row) => ({ row, deed, undo: false })),
      run,
    );
    const outcomes = results.map(({ outcome }) => outcome);
    const isChanged = results.some(({ after }) => after !== null);
    if (!isChanged && !run.isStopped) {
      sayIfNot(outcomes);
      return outcomes;
    }
    const [only] = rows.length === 1 ? rows : [];
    const isCut = isPartial(run, results);
    const left = whySomeAreLeft(outcomes) ?? (isCut ? bulkWords.stopped : null);
    const detail = left ?? (only ? `${only.name}, ${only.reference}` : null);
    const canUndo = results.some(({ row, after }) => after !== null && wayBack(deed, row) !== null);
    showToast({
      text: isCut ? progressOf(deed, run.done, run.total) : sentenceOf(deed, run.done, me.person.id),
      ...(detail !== null && { detail }),
      ...(canUndo && { undo: () => void undo(deed, results, run.done), isTimed: deed.kind === 'released' }),
      isProblem: left !== null,
    });
    return outcomes;
  };
}

/** Stopped by hand, or by a request that failed after others were done: it is said how many. */
function isPartial(run: BulkRun, results: readonly Result[]): boolean {
  if (run.done === 0 || run.done >= run.total) return false;
  const isCut = ({ after, outcome: { kind } }: Result) =>
    kind === 'failed' || (kind === 'conflict' && after !== null);
  return run.isStopped || results.some(isCut);
}

function isWithAlike(deed: Deed): boolean {
  return deed.kind === 'spam' && deed.withAlike === true;
}

/** What did not happen, and why. */
export function sayIfNot(outcomes: readonly Outcome[]): void {
  const text = whySomeAreLeft(outcomes);
  const [only] = outcomes.length === 1 ? outcomes : [];
  if (only?.kind === 'conflict') {
    const title = conflictTitle(only.conflict, Date.now());
    showToast({ text: title, detail: conflictWords.notChanged, isProblem: true });
  } else if (text !== null) showToast({ text, isProblem: true });
}

/** Of several; null when all was done. */
function whySomeAreLeft(outcomes: readonly Outcome[]): string | null {
  const failed = outcomes.find((outcome) => outcome.kind === 'failed');
  if (failed) return failed.message;
  const count = outcomes.filter((outcome) => outcome.kind === 'conflict').length;
  if (count === 0) return null;
  return filled(conflictWords.several[count === 1 ? 'one' : 'many'], { count });
}
