import { useQueryClient } from '@tanstack/react-query';
import { bulkTexts, conflictTexts } from '#content/desk/actions.ts';
import { agoTexts } from '#content/desk/time.ts';
import { filled } from '#content/filled.ts';
import type { Conflict } from '#contract/desk/actions.ts';
import type { Submission, SubmissionSummary } from '#contract/desk/submissions.ts';
import { counted } from '../components/counted.ts';
import { firstName } from '../components/person.tsx';
import { showToast } from '../components/toast-store.ts';
import { type BulkRun, repeatBulk, startBulk } from '../data/bulk-run.ts';
import { useMe } from '../data/use-me.ts';
import {
  actionSentence,
  countWithDuplicates,
  dedupeByText,
  expectedAfter,
  progressOf,
  type RowAction,
  type UndoAction,
  undoOf,
} from './actions.ts';
import { type Outcome, refreshRows, useSubmissionAction } from './use-submission.ts';

const MINUTE_MS = 60_000;

/** "Jun closed this 2 minutes ago" */
export function conflictTitle({ by, what, at }: Conflict, now: number): string {
  const name = by === null ? conflictTexts.server : firstName(by);
  return filled(conflictTexts.title, { name, what, ago: agoText(at, now) });
}

function agoText(at: number, now: number): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return agoTexts.justNow;
  const [count, words] =
    minutes < 60
      ? [minutes, agoTexts.minutes]
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), agoTexts.hours]
        : [Math.floor(minutes / (24 * 60)), agoTexts.days];
  return counted(words, count);
}

/** Browsers limit parallel connections, so more would only queue. */
const AT_ONCE = 4;

interface Task {
  readonly row: SubmissionSummary;
  readonly action: UndoAction;
  /** Recorded in the history. */
  readonly undo: boolean;
}

interface RequestOptions {
  readonly isFirst: boolean;
  readonly isPart: boolean;
  readonly undo: boolean;
}

interface Result {
  readonly row: SubmissionSummary;
  /** Null when nothing was changed. */
  readonly after: Submission | null;
  readonly outcome: Outcome;
}

/** Runs an action on one or several submissions, shows a toast and offers to undo. */
export function useSubmissionActions(): (
  rows: readonly SubmissionSummary[],
  action: RowAction,
) => Promise<readonly Outcome[]> {
  const act = useSubmissionAction();
  const client = useQueryClient();
  const me = useMe();

  const request = (row: SubmissionSummary, action: UndoAction, options: RequestOptions): Promise<Outcome> => {
    const { isFirst, isPart, undo } = options;
    const expected = isFirst ? expectedAfter(action, row, Date.now()) : undefined;
    switch (action.kind) {
      case 'assigned':
        return act(row, 'assign', { person: action.to?.id ?? null, undo }, expected, isPart);
      case 'released':
        return act(row, 'release', { alike: action.withAlike ?? false, undo }, expected, isPart);
      case 'spam':
        return act(row, 'spam', { alike: action.withAlike ?? false, undo }, expected, isPart);
      case 'requarantined':
        return act(row, 'requarantine', { alike: action.withAlike ?? false, undo }, expected, isPart);
      case 'reopened':
        return act(row, 'reopened', { undo }, expected, isPart);
      default:
        return act(row, action.kind, {}, expected, isPart);
    }
  };

  async function doOne({ row, action, undo }: Task, run: BulkRun, isPart: boolean): Promise<Result> {
    let after: Submission | null = null;
    let outcome: Outcome | undefined;
    await repeatBulk(run, async () => {
      outcome = await request(after ?? row, action, { isFirst: after === null, isPart, undo });
      if (outcome.kind !== 'done') return null;
      after = outcome.submission;
      return outcome;
    });
    return { row, after, outcome: outcome! };
  }

  /** Runs a few tasks in parallel. A task not started when the run is stopped has no result. */
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

  async function undo(action: RowAction, results: readonly Result[], count: number): Promise<void> {
    const tasks = results.flatMap(({ row, after }) => {
      const back = after === null ? null : undoOf(action, row);
      return back === null ? [] : [{ row: after!, action: back, undo: true }];
    });
    const [first] = tasks;
    if (first === undefined) return;
    const run = startBulk((done, total) => progressOf(first.action, done, total), count);
    const undone = await doAll(tasks, run);
    const outcomes = undone.map(({ outcome }) => outcome);
    if (!isPartial(run, undone)) return reportFailure(outcomes);
    const text = progressOf(first.action, run.done, run.total);
    showToast({ text, detail: whySomeAreLeft(outcomes) ?? bulkTexts.stopped, isProblem: true });
  }

  return async function perform(rows, action) {
    // The request for the first copy covers the others; a request for each would conflict with it.
    const asked = isWithAlike(action) ? dedupeByText(rows) : rows;
    const expected = isWithAlike(action) ? countWithDuplicates(asked) : asked.length;
    const run = startBulk((done, total) => progressOf(action, done, total), expected);
    const results = await doAll(
      asked.map((row) => ({ row, action, undo: false })),
      run,
    );
    const outcomes = results.map(({ outcome }) => outcome);
    const isChanged = results.some(({ after }) => after !== null);
    if (!isChanged && !run.isStopped) {
      reportFailure(outcomes);
      return outcomes;
    }
    const [only] = rows.length === 1 ? rows : [];
    const isCut = isPartial(run, results);
    const left = whySomeAreLeft(outcomes) ?? (isCut ? bulkTexts.stopped : null);
    const detail = left ?? (only ? `${only.name}, ${only.reference}` : null);
    const canUndo = results.some(({ row, after }) => after !== null && undoOf(action, row) !== null);
    showToast({
      text: isCut ? progressOf(action, run.done, run.total) : actionSentence(action, run.done, me.person.id),
      ...(detail !== null && { detail }),
      ...(canUndo && {
        undo: () => void undo(action, results, run.done),
        isTimed: action.kind === 'released',
      }),
      isProblem: left !== null,
    });
    return outcomes;
  };
}

/** Stopped by a person, or by a failed request after some succeeded: the toast then says how many. */
function isPartial(run: BulkRun, results: readonly Result[]): boolean {
  if (run.done === 0 || run.done >= run.total) return false;
  const isCut = ({ after, outcome: { kind } }: Result) =>
    kind === 'failed' || (kind === 'conflict' && after !== null);
  return run.isStopped || results.some(isCut);
}

function isWithAlike(action: RowAction): boolean {
  return (action.kind === 'spam' || action.kind === 'released') && action.withAlike === true;
}

/** Shows a toast when something failed. */
export function reportFailure(outcomes: readonly Outcome[]): void {
  const text = whySomeAreLeft(outcomes);
  const [only] = outcomes.length === 1 ? outcomes : [];
  if (only?.kind === 'conflict') {
    const title = conflictTitle(only.conflict, Date.now());
    showToast({ text: title, detail: conflictTexts.notChanged, isProblem: true });
  } else if (text !== null) showToast({ text, isProblem: true });
}

/** Null when all succeeded. */
function whySomeAreLeft(outcomes: readonly Outcome[]): string | null {
  const failed = outcomes.find((outcome) => outcome.kind === 'failed');
  if (failed) return failed.message;
  const count = outcomes.filter((outcome) => outcome.kind === 'conflict').length;
  if (count === 0) return null;
  return filled(conflictTexts.several[count === 1 ? 'one' : 'many'], { count });
}
