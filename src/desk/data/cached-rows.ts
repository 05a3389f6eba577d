import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Item, ItemPage, ItemRow } from '#contract/desk/items.ts';
import type { Today } from '#contract/desk/views.ts';

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
