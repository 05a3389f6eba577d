import type { ItemRow } from '#contract/desk/items.ts';
import { navigate } from '../address/history.ts';
import { useRight } from '../data/use-me.ts';
import { useKeys } from '../keys/use-keys.ts';
import { answerHref } from './item-href.ts';
import { focusNextRow, keepFocusNear, referenceInFocus } from './rows-in-focus.ts';
import { useDeeds } from './use-deeds.ts';

interface RowKeys {
  readonly rows: readonly ItemRow[];
  /** The item that is open beside the rows; keys mean it unless a row has focus. */
  readonly open?: ItemRow | undefined;
  readonly onAssign: (row: ItemRow) => void;
}

/** The keys that work on rows: j and k move focus, the others do something with the row that has it. */
export function useRowKeys({ rows, open, onAssign }: RowKeys): void {
  const deeds = useDeeds();
  const mayAnswer = useRight('answer');
  const mayAssign = useRight('assign');
  const mayDecide = useRight('decide');
  const names = [
    'j',
    'k',
    ...(mayAnswer ? ['e', 'r'] : []),
    ...(mayAssign ? ['a'] : []),
    ...(mayDecide ? ['s'] : []),
  ];
  useKeys(names, (name) => {
    if (name === 'j' || name === 'k') return focusNextRow(name === 'j' ? 1 : -1);
    const reference = referenceInFocus();
    const row = rows.find((one) => one.reference === reference) ?? open;
    if (row === undefined) return;
    if (name === 'e' || name === 's') keepFocusNear(row.reference);
    if (name === 'e') void deeds([row], { kind: row.status === 'answered' ? 'reopened' : 'answered' });
    if (name === 's') void deeds([row], { kind: row.status === 'spam' ? 'released' : 'spam' });
    if (name === 'a') onAssign(row);
    if (name === 'r') navigate(answerHref(row));
  });
}
