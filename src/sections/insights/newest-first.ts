export function newestFirst<Dated extends { readonly date: string }>(
  records: readonly Dated[],
): readonly Dated[] {
  return records.toSorted((a, b) => b.date.localeCompare(a.date));
}
