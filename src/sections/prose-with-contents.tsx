import type { ReactNode } from 'react';

export interface ProseSection {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

interface ProseWithContentsProps {
  readonly sections: readonly ProseSection[];
  readonly contentsLabel?: string;
}

/** Long text with its table of contents beside it, which stays in view on wide screens. */
export function ProseWithContents({ sections, contentsLabel = 'On this page' }: ProseWithContentsProps) {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <nav aria-label={contentsLabel} className="self-start lg:sticky lg:top-[94px]">
        <h2 className="mb-3 text-base tracking-normal">{contentsLabel}</h2>
        <ol className="border-b border-rule text-sm">
          {sections.map((section) => (
            <li key={section.id} className="border-t border-rule">
              <a href={`#${section.id}`} className="flex min-h-11 items-center no-underline hover:underline">
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="prose max-w-(--measure)">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            {section.body}
          </section>
        ))}
      </div>
    </div>
  );
}
