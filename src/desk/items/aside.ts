import type { ItemRow } from '#contract/desk/items.ts';

/** Held or spam: nobody answers it before it is released. */
export function isAside({ status }: Pick<ItemRow, 'status'>): boolean {
  return status === 'held' || status === 'spam';
}
