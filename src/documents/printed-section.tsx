import type { PlannedSection } from '#content/document-plan.ts';
import type { PageId } from '#generated/page-id.ts';
import { EmbeddedSection, sectionOf } from './embedded-section.tsx';
import { Blocks } from './parts/blocks.tsx';
import { sectionId } from './plan.ts';

interface PrintedSectionProps {
  readonly section: PlannedSection;
  readonly page: PageId;
}

interface SectionHead {
  readonly title: string;
  readonly note?: string;
}

/** A heading, an optional note under it, and the content. */
export function PrintedSection({ section, page }: PrintedSectionProps) {
  const { title, note } = headOf(section, page);
  return (
    <section className="doc-section" id={sectionId(title)}>
      <div className="doc-section-head">
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <Body section={section} page={page} />
    </section>
  );
}

/** Title and note: those of the document, or of the web page. */
export function headOf(section: PlannedSection, page: PageId): SectionHead {
  return 'section' in section ? sectionOf<SectionHead>(page, section.section) : section;
}

function Body({ section, page }: PrintedSectionProps) {
  if ('section' in section) return <EmbeddedSection page={page} kind={section.section} />;
  const blocks = <Blocks blocks={section.blocks} page={page} />;
  if (section.beside === undefined) return blocks;
  return (
    <div className="doc-beside">
      <EmbeddedSection page={page} kind={section.beside} />
      {blocks}
    </div>
  );
}
