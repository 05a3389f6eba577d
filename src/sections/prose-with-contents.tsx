import type { ReactNode } from 'react';
import { ContentsNav } from './contents-nav.tsx';

export interface ProseSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ProseWithContentsProps {
  readonly sections: readonly ProseSection[];
  readonly contentsLabel?: string;
}

/** Long text with its table of contents beside it. Sections are numbered, because people refer to them by number. */
export function ProseWithContents({ sections, contentsLabel = 'On this page' }: ProseWithContentsProps) {
  const numbered = sections.map((section, index) => ({
    ...section,
    title: `${index + 1}. ${section.title}`,
  }));
  return (
    <div className="gap-x-16 lg:grid lg:grid-cols-[4fr_8fr] lg:pt-10">
      <ContentsNav label={contentsLabel} entries={numbered} />
      <div className="prose max-w-(--measure) max-lg:pt-12 lg:pt-6">
        {numbered.map((section) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="below-contents-bar"
          >
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.body}
          </section>
        ))}
      </div>
    </div>
  );
}
