import { type Json, valueAt, withIds, withoutIds } from '#contract/desk/content-tree.ts';

export function sectionsOf(content: Json): readonly Json[] {
  const sections = valueAt(content, 'sections');
  return Array.isArray(sections) ? (sections as readonly Json[]) : [];
}

/** A copy of an entry that can be in the same page as the entry. */
export function withNewIds(entry: Json, newId: () => string): Json {
  const [copy = entry] = withIds([withoutIds(entry)], null, newId) as readonly Json[];
  return copy;
}

export function kindOf(section: Json): string {
  const kind = valueAt(section, 'kind');
  return typeof kind === 'string' ? kind : '';
}

/** Their heading is that of the page. */
export function showsPageHeading(kind: string): boolean {
  return kind === 'page-hero' || kind === 'legal-text';
}
