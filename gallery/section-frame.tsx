import { Sections } from '#app/sections.tsx';
import type { SectionData } from '#content/page.ts';
import { CurrentPage } from '#sections/parts/current-page.ts';
import { allPageIds, pages } from '#site/pages.ts';

/** Sections take the colors of drawings, headings and breadcrumbs from a page. */
const page = allPageIds.find((id) => pages[id].area === 'solutions') ?? 'home';

/** A section as a page of the area "solutions" shows it. */
export function SectionFrame({ section }: { readonly section: SectionData }) {
  return (
    <div data-area={pages[page].area} data-kind={section.kind}>
      <CurrentPage value={page}>
        <Sections of={[section]} />
      </CurrentPage>
    </div>
  );
}
