import { navigationTexts } from '#generated/texts/site.ts';
import type { ReactNode } from 'react';
import type { LegalHeading } from '#content/legal.ts';
import type { PageId } from '#generated/page-id.ts';
import { pages } from '#site/pages.ts';
import { ContentsNav } from './contents-nav.tsx';
import { numbered } from './numbered.ts';

interface LegalPageProps {
  readonly page: PageId;
  readonly lastUpdated: string;
  readonly summary: readonly string[];
  readonly contents: readonly LegalHeading[];
  readonly children: ReactNode;
}

/** Terms and privacy: no picture, nothing to distract, and the table of contents beside the text. */
export function LegalPage({ page, lastUpdated, summary, contents, children }: LegalPageProps) {
  return (
    <>
      <header className="band-paper">
        <div className="wrap grid gap-x-16 pt-[calc(var(--header-height)+clamp(3rem,2rem+5vw,6rem))] pb-[clamp(2.5rem,2rem+3vw,4.5rem)] lg:grid-cols-[4fr_8fr]">
          <h1 className="lg:col-span-2">{pages[page].heading}</h1>
          <p className="mt-7 text-muted lg:text-sm">
            {navigationTexts.lastUpdated} {lastUpdated}
          </p>
          <div className="mt-7 grid max-w-(--measure) gap-4 text-lead">
            {summary.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </header>
      <div className="band-white pb-(--space-section)">
        <div className="wrap gap-x-16 lg:grid lg:grid-cols-[4fr_8fr] lg:pt-10">
          <ContentsNav label={navigationTexts.contents} entries={numbered(contents)} />
          <div className="prose max-w-(--measure) max-lg:pt-12 lg:pt-6">{children}</div>
        </div>
      </div>
    </>
  );
}
