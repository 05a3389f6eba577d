import { type ItemRow, submissionPath } from '#contract/desk/items.ts';

/** To an item, in the list that the parameters ask for. */
export function itemHref(item: Pick<ItemRow, 'form' | 'reference'>, parameters?: URLSearchParams): string {
  const query = parameters?.toString() ?? '';
  return query === '' ? submissionPath(item) : `${submissionPath(item)}?${query}`;
}

/** Opens the item with the cursor in its answer. */
export function answerHref(item: Pick<ItemRow, 'form' | 'reference'>, parameters?: URLSearchParams): string {
  return `${itemHref(item, parameters)}#answer`;
}
