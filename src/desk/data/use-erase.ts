import { useQueryClient } from '@tanstack/react-query';
import type { Item } from '#contract/desk/items.ts';
import { refreshRows } from './cached-rows.ts';
import { postJson } from './request.ts';
import { itemPath } from './use-item.ts';
import { type Outcome, outcomeOfError } from './use-item-action.ts';

/** Erases an item for good. After it there is no item any more, so its own outcome names none. */
export function useErase(): (
  item: Item,
  typed: string,
) => Promise<{ readonly kind: 'erased' } | Exclude<Outcome, { readonly kind: 'done' }>> {
  const client = useQueryClient();
  return async (item, typed) => {
    try {
      await postJson(`${itemPath(item.reference)}/erase`, { reference: typed, version: item.version });
    } catch (error) {
      return outcomeOfError(error, client);
    }
    client.removeQueries({ queryKey: ['item', item.reference] });
    refreshRows(client);
    return { kind: 'erased' };
  };
}
