import { useEffect, useState } from 'react';
import type { ItemRow } from '#contract/desk/items.ts';

const FOLD_MS = 220;
/** More than these at once are another list, not rows that leave. */
const MOST = 10;

export interface ShownRow {
  readonly row: ItemRow;
  readonly isLeaving: boolean;
}

interface Leaving {
  readonly asked: string;
  readonly before: readonly ItemRow[];
  /** Rows that are gone, each with the place it had. */
  readonly gone: readonly { readonly row: ItemRow; readonly index: number }[];
}

/** A row that leaves a list folds away where it stood, so that the eye sees what happened. */
export function useLeaving(rows: readonly ItemRow[], asked: string): readonly ShownRow[] {
  const [state, setState] = useState<Leaving>({ asked, before: rows, gone: [] });
  const isSame =
    state.before.length === rows.length &&
    state.before.every((row, index) => row.reference === rows[index]?.reference);
  if (!isSame || state.asked !== asked) {
    const here = new Set(rows.map((row) => row.reference));
    const gone = state.before.flatMap((row, index) => (here.has(row.reference) ? [] : [{ row, index }]));
    setState({ asked, before: rows, gone: state.asked === asked && gone.length <= MOST ? gone : [] });
  }

  const { gone } = state;
  useEffect(() => {
    if (gone.length === 0) return;
    const timer = setTimeout(() => setState((now) => ({ ...now, gone: [] })), FOLD_MS);
    return () => clearTimeout(timer);
  }, [gone]);

  const shown: ShownRow[] = rows.map((row) => ({ row, isLeaving: false }));
  for (const { row, index } of gone) shown.splice(index, 0, { row, isLeaving: true });
  return shown;
}
