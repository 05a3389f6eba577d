import type { LegalSection } from '#content/legal.ts';
import type { PageId } from '#content/page-id.ts';
import { pages } from '#site/pages.ts';
import { LegalBlocks } from './legal-text.tsx';
import { ProseWithContents } from './prose-with-contents.tsx';

interface LegalPageProps {
  readonly page: PageId;
  readonly lastUpdated: string;
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
}

/** Terms and privacy: no picture, nothing to distract. */
export function LegalPage({ page, lastUpdated, summary, sections }: LegalPageProps) {
  return (
    <>
      <header className="band-paper">
        <div className="wrap grid gap-x-16 pt-[calc(var(--header-height)+clamp(3rem,2rem+5vw,6rem))] pb-[clamp(2.5rem,2rem+3vw,4.5rem)] lg:grid-cols-[4fr_8fr]">
          <h1 className="lg:col-span-2">{pages[page].heading}</h1>
          <p className="mt-7 text-muted lg:text-sm">Last updated {lastUpdated}</p>
          <div className="mt-7 grid max-w-(--measure) gap-4 text-lead">
            {summary.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </header>
      <div className="band-white pb-(--space-section)">
        <div className="wrap">
          <ProseWithContents
            sections={sections.map(({ id, title, blocks }) => ({
              id,
              title,
              body: <LegalBlocks blocks={blocks} />,
            }))}
          />
        </div>
      </div>
    </>
  );
}
