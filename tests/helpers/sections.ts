import type { PageId } from '#generated/page-id.ts';
import { sections } from '#generated/page-sections.ts';
import type { SectionKind, SectionProps } from '#generated/section-props.ts';
import { pageIds } from '#site/pages.ts';

/** The first page with a section of this kind. */
export function pageWith(kind: SectionKind): PageId {
  const id = pageIds.find((page) => sections[page]?.some((each) => each.kind === kind));
  if (!id) throw new Error(`No page has a section of the kind ${kind}.`);
  return id;
}

/** The first section of a kind on a page, as the loader has checked it. */
export function sectionOf<Kind extends SectionKind>(page: PageId, kind: Kind): SectionProps<Kind> {
  const section = sections[page]?.find((each) => each.kind === kind);
  if (!section) throw new Error(`The page ${page} has no section of the kind ${kind}.`);
  return section as unknown as SectionProps<Kind>;
}
