import type { ItemRow } from '#contract/desk/items.ts';
import { isAside } from './aside.ts';

/** Somebody who subscribed waits for nobody: they are noted about or erased, and neither answered, given nor sorted out. */
export function isSubscription(item: Pick<ItemRow, 'form' | 'status'>): boolean {
  return item.form === 'newsletter' && !isAside(item);
}
