import type { ItemRow } from '#contract/desk/items.ts';

/** One of each words: what is done with it and its copies is done with the others too. */
export function onePerWords<Row extends Pick<ItemRow, 'alikeKey'>>(rows: readonly Row[]): readonly Row[] {
  const first = new Map(rows.toReversed().map((row) => [row.alikeKey, row]));
  return rows.filter((row) => row.alikeKey === null || first.get(row.alikeKey) === row);
}

/** How many messages these are, counted with those of the same words. */
export function withCopies(rows: readonly Pick<ItemRow, 'alike' | 'alikeKey'>[]): number {
  return onePerWords(rows).reduce((sum, { alike }) => sum + 1 + alike, 0);
}
