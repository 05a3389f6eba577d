import type { ItemRow } from '#contract/desk/items.ts';

/** How many messages these are, counted with those of the same words. */
export function withCopies(rows: readonly Pick<ItemRow, 'alike'>[]): number {
  return rows.reduce((sum, { alike }) => sum + 1 + alike, 0);
}
