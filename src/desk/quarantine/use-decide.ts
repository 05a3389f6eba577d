import { doneWords } from '#content/desk/actions.ts';
import { filled } from '#content/filled.ts';
import type { ItemRow } from '#contract/desk/items.ts';
import { useItemAction } from '../data/use-item-action.ts';
import { sayIfNot, useDeeds } from '../items/use-deeds.ts';
import { showToast } from '../parts/toast-store.ts';
import { withCopies } from './copies.ts';

export type Decision = 'release' | 'spam';
type Decide = (rows: readonly ItemRow[], decision: Decision) => Promise<void>;

/**
 * Decides about what is held, together with those of the same words. There is no undo for that (what-was-done.ts). What was
 * decided before can be decided anew, with undo, as everywhere.
 */
export function useDecide(): Decide {
  const act = useItemAction();
  const deeds = useDeeds();
  return async (rows, decision) => {
    const held = rows.filter(({ status }) => status === 'held');
    const others = rows.filter(({ status }) => status !== 'held');
    if (others.length > 0) await deeds(others, { kind: decision === 'release' ? 'released' : 'spam' });
    if (held.length === 0) return;
    const outcomes = await Promise.all(
      held.map((row) =>
        decision === 'release' ? act(row, 'release', {}) : act(row, 'spam', { alike: row.alike > 0 }),
      ),
    );
    const done = held.filter((_, index) => outcomes[index]?.kind === 'done');
    const count = decision === 'spam' ? withCopies(done) : done.length;
    const words = decision === 'spam' ? doneWords.spam : doneWords.released;
    if (count > 0) showToast({ text: count === 1 ? words.one : filled(words.many, { count }) });
    sayIfNot(outcomes);
  };
}
