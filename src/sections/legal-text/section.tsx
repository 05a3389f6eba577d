import { use } from 'react';
import { locale } from '#content/company.ts';
import { legalTexts } from '#generated/legal.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { ContentsNav } from '../parts/contents-nav.tsx';
import { CurrentPage } from '../parts/current-page.ts';
import { LegalBlocks, LegalProse } from './legal-prose.tsx';

const longMonth = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

export default function LegalTextSection({ text }: SectionProps<'legal-text'>) {
  const page = use(CurrentPage);
  if (!page)
    throw new Error(
      'The section legal-text needs a page with an entry in content/pages for its heading. Do not use it on an error page.',
    );
  const { updated, summary, sections: unnumbered } = legalTexts[text];
  // Numbered, so that readers can cite them.
  const sections = unnumbered.map((each, index) => ({ ...each, title: `${index + 1}. ${each.title}` }));
  return (
    <>
      <header className="band-paper">
        <div className="wrap grid gap-x-16 pt-[calc(var(--header-height)+clamp(3rem,2rem+5vw,6rem))] pb-[clamp(2.5rem,2rem+3vw,4.5rem)] lg:grid-cols-[4fr_8fr]">
          <h1 className="lg:col-span-2">{pages[page].heading}</h1>
          <p className="mt-7 text-muted lg:text-sm">
            {navigationTexts.lastUpdated} {longMonth.format(new Date(updated))}
          </p>
          <div className="mt-7 grid max-w-(--measure) gap-4 text-lead">
            <LegalBlocks of={summary} />
          </div>
        </div>
      </header>
      <div className="band-white pb-(--space-section)">
        <div className="wrap gap-x-16 lg:grid lg:grid-cols-[4fr_8fr] lg:pt-10">
          <ContentsNav label={navigationTexts.contents} entries={sections} />
          <div className="prose max-w-(--measure) max-lg:pt-12 lg:pt-6">
            <LegalProse sections={sections} />
          </div>
        </div>
      </div>
    </>
  );
}
