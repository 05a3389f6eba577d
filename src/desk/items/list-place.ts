import type { FormName } from '#contract/answer.ts';
import type { ItemTab } from '#contract/desk/items.ts';
import type { ListQuery } from '../address/item-query.ts';

/** Which list is shown, and what is asked of it. */
export interface ListPlace {
  readonly view: 'enquiries' | 'applications';
  readonly form: FormName;
  readonly tabs: readonly ItemTab[];
  /** The tab that the address need not name. */
  readonly usualTab: ItemTab;
  readonly query: ListQuery;
  /** The item that is open beside the list. */
  readonly reference: string | null;
}

/** How many filters are set, besides the search. */
export function filterCount({ subject, assignee, since, until }: ListQuery): number {
  return [subject, assignee, since, until].filter(Boolean).length;
}

export function withoutFilters({ tab, q, sort }: ListQuery): ListQuery {
  return { tab, ...(q && { q }), ...(sort && { sort }) };
}
