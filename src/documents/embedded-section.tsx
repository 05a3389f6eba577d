/** Sections of the web page that a document prints. */
import type { ComponentType } from 'react';
import type { SectionData } from '#content/page.ts';
import type { PageId } from '#generated/page-id.ts';
import { sections } from '#generated/page-sections.ts';

/** One component for each kind of section that can be printed. It prints the content, without title and note. */
const components = import.meta.glob<ComponentType<SectionData>>('./embeds/*.tsx', {
  eager: true,
  import: 'default',
});

/** The first section of a kind on a page. `Data` is the SectionProps of the kind. */
export function sectionOf<Data = object>(page: PageId, kind: string): SectionData & Data {
  const section = sections[page]?.find((each) => each.kind === kind);
  if (!section) throw new Error(`content/pages/${page}.json has no section "${kind}".`);
  return section as SectionData & Data;
}

interface EmbeddedSectionProps {
  readonly page: PageId;
  readonly kind: string;
}

export function EmbeddedSection({ page, kind }: EmbeddedSectionProps) {
  const Section = components[`./embeds/${kind}.tsx`];
  if (!Section) throw new Error(`src/documents/embeds/${kind}.tsx is missing.`);
  return <Section {...sectionOf(page, kind)} />;
}
