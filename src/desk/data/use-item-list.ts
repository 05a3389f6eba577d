import type { ItemPage, ItemQuery, ItemRow } from '#contract/desk/items.ts';
import { askedFor } from '../address/item-query.ts';
import { usePages } from './use-pages.ts';

export type ItemList = ReturnType<typeof useItemList>;

/** Enquiries, applications or what is held, as a list asks for them. */
export function useItemList(query: ItemQuery) {
  return usePages<ItemRow, ItemPage>('items', String(askedFor(query)));
}
