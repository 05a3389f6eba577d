import { conflictWords } from '#content/desk/actions.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { type Outcome, useItemAction } from '../data/use-item-action.ts';
import { useMe } from '../data/use-me.ts';
import { showToast } from '../parts/toast-store.ts';
import { conflictTitle } from './conflict-title.ts';
import { onePerWords, withCopies } from './copies.ts';
import { type Deed, expectedAfter, sentenceOf, type WayBack, wayBack } from './what-was-done.ts';

/** Does something with one or several items, says so, and holds the way back. */
export function useDeeds(): (rows: readonly ItemRow[], deed: Deed) => Promise<readonly Outcome[]> {
  const act = useItemAction();
  const me = useMe();

  const doOne = (row: ItemRow, deed: WayBack, undo = false): Promise<Outcome> => {
    const expected = expectedAfter(deed, row, Date.now());
    switch (deed.kind) {
      case 'assigned':
        return act(row, 'assign', { person: deed.to?.id ?? null, undo }, expected);
      case 'released':
        return act(row, 'release', { undo }, expected);
      case 'spam':
        return act(row, 'spam', { alike: deed.withAlike ?? false, undo }, expected);
      case 'held':
        return act(row, 'hold', { alike: deed.withAlike ?? false, undo }, expected);
      case 'reopened':
        return act(row, 'reopened', { undo }, expected);
      default:
        return act(row, deed.kind, {}, expected);
    }
  };

  return async function doAll(rows, deed) {
    // Copies go along with the first of them, and asking for each would be a conflict with ourselves.
    const asked = isWithAlike(deed) ? onePerWords(rows) : rows;
    const outcomes = await Promise.all(asked.map((row) => doOne(row, deed)));
    const done = asked.flatMap((before, index) => {
      const outcome = outcomes[index];
      return outcome?.kind === 'done' ? [{ before, after: outcome.item }] : [];
    });
    const undo = () => {
      const undone = done.flatMap(({ before, after }) => {
        const back = wayBack(deed, before);
        return back === null ? [] : [doOne(after, back, true)];
      });
      void Promise.all(undone).then(sayIfNot);
    };
    const canUndo = done.some(({ before }) => wayBack(deed, before) !== null);
    const [only] = rows.length === 1 ? rows : [];
    if (done.length === 0) sayIfNot(outcomes);
    else {
      const left = whySomeAreLeft(outcomes);
      const detail = only ? `${only.name}, ${only.reference}` : left;
      showToast({
        text: sentenceOf(deed, countOf(deed, done), me.person.id),
        ...(detail !== null && { detail }),
        ...(canUndo && { undo }),
        isProblem: left !== null,
      });
    }
    return outcomes;
  };
}

function isWithAlike(deed: Deed): boolean {
  return deed.kind === 'spam' && deed.withAlike === true;
}

/** Those of the same words count too, where they went along. */
function countOf(deed: Deed, done: readonly { readonly before: ItemRow }[]): number {
  return isWithAlike(deed) ? withCopies(done.map(({ before }) => before)) : done.length;
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
