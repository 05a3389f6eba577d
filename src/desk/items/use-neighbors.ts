import { useEffect, useRef } from 'react';
import type { ItemRow } from '#contract/desk/items.ts';

interface Neighbors {
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/** What stands before and after the open item in its list, also once it has left the list: answered, for example. */
export function useNeighbors(rows: readonly Pick<ItemRow, 'reference'>[], open: string | null): Neighbors {
  const before = useRef<readonly string[]>([]);
  const order = rows.map(({ reference }) => reference);
  const isListed = open !== null && order.includes(open);
  useEffect(() => {
    if (isListed) before.current = order;
  });
  return neighborsOf(open, order, isListed ? order : before.current);
}

/** `known` is the last order in which the open item was listed. */
function neighborsOf(open: string | null, order: readonly string[], known: readonly string[]): Neighbors {
  const at = open === null ? -1 : known.indexOf(open);
  if (at < 0) return { previous: undefined, next: order[0] };
  const isThere = (reference: string): boolean => order.includes(reference);
  return { previous: known.slice(0, at).findLast(isThere), next: known.slice(at + 1).find(isThere) };
}
