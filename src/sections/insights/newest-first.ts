/** Insights as the page shows them, in whatever order they are written down. */
export function newestFirst<Dated extends { readonly date: string }>(
  records: readonly Dated[],
): readonly Dated[] {
  return records.toSorted((a, b) => b.date.localeCompare(a.date));
}
