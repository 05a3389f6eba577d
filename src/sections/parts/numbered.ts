/** "1. Title", "2. Title": the same in a table of contents and over the sections it lists. */
export function numbered<Entry extends { readonly title: string }>(
  entries: readonly Entry[],
): readonly Entry[] {
  return entries.map((entry, index) => ({ ...entry, title: `${index + 1}. ${entry.title}` }));
}
