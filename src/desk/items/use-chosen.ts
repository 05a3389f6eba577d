import { useCallback, useState } from 'react';
import type { ItemRow } from '#contract/desk/items.ts';

/** Rows that were chosen to do something with all of them. What leaves the list is no longer chosen. */
export function useChosen(rows: readonly ItemRow[]) {
  const [references, setReferences] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((reference: string) => {
    setReferences((before) => {
      const after = new Set(before);
      if (!after.delete(reference)) after.add(reference);
      return after;
    });
  }, []);
  return {
    chosen: rows.filter((row) => references.has(row.reference)),
    toggle,
    chooseAll: () => setReferences(new Set(rows.map((row) => row.reference))),
    clear: () => setReferences(new Set()),
  };
}
