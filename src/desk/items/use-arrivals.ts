import { useState } from 'react';
import type { ItemRow } from '#contract/desk/items.ts';
import type { ItemList } from '../data/use-item-list.ts';

interface Shown {
  /** The question that these rows answer; null before the first answer. */
  readonly asked: string | null;
  readonly pages: number;
  readonly references: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

interface Arrivals {
  readonly rows: readonly ItemRow[];
  readonly arrived: number;
  readonly isFresh: (row: ItemRow) => boolean;
  readonly showArrived: () => void;
}

/** What comes in while somebody reads is held back and counted, so that nothing moves under their eyes. */
export function useArrivals(list: ItemList, asked: string): Arrivals {
  const [shown, setShown] = useState<Shown>({ asked: null, pages: 0, references: NONE, fresh: NONE });
  const all = () => new Set(list.rows.map((row) => row.reference));
  const isAnswer = !list.isLoading && !list.isOld;
  if (isAnswer && (shown.asked !== asked || shown.pages < list.pages)) {
    setShown({ asked, pages: list.pages, references: all(), fresh: NONE });
  }
  const isKnown = (row: ItemRow) => !isAnswer || shown.references.has(row.reference);
  const rows = list.rows.filter(isKnown);
  return {
    rows,
    arrived: list.rows.length - rows.length,
    isFresh: (row) => shown.fresh.has(row.reference),
    showArrived: () => {
      const fresh = new Set(list.rows.filter((row) => !isKnown(row)).map((row) => row.reference));
      setShown({ ...shown, references: new Set([...shown.references, ...fresh]), fresh });
    },
  };
}
