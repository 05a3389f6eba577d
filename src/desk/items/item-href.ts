import type { ItemRow } from '#contract/desk/items.ts';
import type { Scope } from '#contract/desk/people.ts';
import { hrefOf, type ListView } from '../address/address.ts';

/** In which view an item is at home. */
function viewOfItem(item: Pick<ItemRow, 'form'>): ListView {
  return item.form === 'careers' ? 'applications' : 'enquiries';
}

export function itemHref(item: Pick<ItemRow, 'form' | 'reference'>, parameters?: URLSearchParams): string {
  return hrefOf(viewOfItem(item), item.reference, parameters);
}

/** Opens the item with the cursor in its answer. */
export function answerHref(item: Pick<ItemRow, 'form' | 'reference'>, parameters?: URLSearchParams): string {
  return `${itemHref(item, parameters)}#answer`;
}

/** Where only the reference is known: the item itself says where it is at home, and leads there. */
export function referenceHref(reference: string, scope: Scope): string {
  return hrefOf(scope === 'applications' ? 'applications' : 'enquiries', reference);
}
