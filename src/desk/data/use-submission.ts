import { type InfiniteData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { ErasurePreview } from '#contract/desk/actions.ts';
import type { Item, ItemPage, ItemRow } from '#contract/desk/items.ts';
import type { Today } from '#contract/desk/views.ts';
import { getJson } from './request.ts';

export function itemPath(reference: string): string {
  return `/api/items/${encodeURIComponent(reference)}`;
}

export function useItem(reference: string, isWanted = true) {
  return useQuery({
    queryKey: ['item', reference],
    queryFn: ({ signal }) => getJson<Item>(itemPath(reference), signal),
    structuralSharing: (known, fresh) => newerOf(known as Item | undefined, fresh as Item),
    enabled: isWanted,
  });
}

/** What was asked for before an action may come after its answer. Shown then, the next action would be a conflict with ourselves. */
function newerOf(known: Item | undefined, fresh: Item): Item {
  return known !== undefined && known.version > fresh.version ? known : fresh;
}

/** What would go: asked for anew each time, because it has to be true. */
export function useErasurePreview(reference: string) {
  return useQuery({
    queryKey: ['erasure', reference],
    queryFn: ({ signal }) => getJson<ErasurePreview>(`${itemPath(reference)}/erasure`, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Changes a row wherever it is shown: in lists, in Today, and as the open item. Rows stay where they are. */
export function changeRow(client: QueryClient, reference: string, change: Partial<ItemRow>): void {
  const changed = <Row extends ItemRow>(row: Row): Row =>
    row.reference === reference ? { ...row, ...change } : row;
  client.setQueriesData<InfiniteData<ItemPage>>(
    { queryKey: ['items'] },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })) },
  );
  client.setQueryData<Today>(
    ['today'],
    (today) => today && { ...today, waiting: today.waiting.map(changed) },
  );
  client.setQueryData<Item>(['item', reference], (item) => item && changed(item));
}

/** Asks again for everything in which the item may stand. */
export function refreshRows(client: QueryClient): void {
  for (const kind of ['items', 'today', 'search']) client.invalidateQueries({ queryKey: [kind] });
}
