import { use } from 'react';
import { locale } from '#content/company.ts';
import { legalTexts } from '#generated/legal.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { navigationTexts } from '#generated/texts/site.ts';
import { pages } from '#site/pages.ts';
import { ContentsNav } from '../parts/contents-nav.tsx';
import { PageShown } from '../parts/page-shown.ts';
import { LegalBlocks, LegalProse } from './legal-prose.tsx';

const writtenMonth = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** No picture, nothing to distract, and the table of contents beside the text. */
export default function LegalTextSection({ text }: SectionProps<'legal-text'>) {
  const page = use(PageShown);
  if (!page) throw new Error('An error page has no entry, and so no heading for a legal text.');
  const { updated, summary, sections: unnumbered } = legalTexts[text];
  // Numbered, because people refer to them by number.
  const sections = unnumbered.map((each, index) => ({ ...each, title: `${index + 1}. ${each.title}` }));
  return (
    <>
      <header className="band-paper">
        <div className="wrap grid gap-x-16 pt-[calc(var(--header-height)+clamp(3rem,2rem+5vw,6rem))] pb-[clamp(2.5rem,2rem+3vw,4.5rem)] lg:grid-cols-[4fr_8fr]">
          <h1 className="lg:col-span-2">{pages[page].heading}</h1>
          <p className="mt-7 text-muted lg:text-sm">
            {navigationTexts.lastUpdated} {writtenMonth.format(new Date(updated))}
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
