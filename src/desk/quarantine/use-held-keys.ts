import type { ItemRow } from '#contract/desk/items.ts';
import { useRight } from '../data/use-me.ts';
import { focusNextRow, referenceInFocus } from '../items/rows-in-focus.ts';
import { isSubscription } from '../items/subscription.ts';
import { useKeys } from '../keys/use-keys.ts';

interface HeldKeys {
  readonly rows: readonly ItemRow[];
  /** Keys mean them before any other. */
  readonly chosen: readonly ItemRow[];
  readonly onChoose: (reference: string) => void;
  readonly onSpam: (rows: readonly ItemRow[]) => void;
}

/** j and k move, x chooses of what is held, s marks as spam. Releasing has no key: it mails people. */
export function useHeldKeys({ rows, chosen, onChoose, onSpam }: HeldKeys): void {
  const mayDecide = useRight('decide');
  useKeys(mayDecide ? ['j', 'k', 'x', 's'] : ['j', 'k'], (name) => {
    if (name === 'j' || name === 'k') return focusNextRow(name === 'j' ? 1 : -1);
    const row = rows.find(({ reference }) => reference === referenceInFocus());
    if (name === 's' && chosen.length > 0) onSpam(chosen);
    else if (name === 's' && row && row.status !== 'spam' && !isSubscription(row)) onSpam([row]);
    else if (name === 'x' && row?.status === 'held') onChoose(row.reference);
  });
}
