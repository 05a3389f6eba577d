import { solutionCards } from '#content/pages/solutions/cards.ts';
import { threadStops } from '#content/pages/solutions/thread.ts';
import { callToAction, grid, hero, next, thread } from '#content/pages/solutions.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { CatalogueGrid } from '#sections/catalogue-grid.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { RecordThread } from '#sections/record-thread.tsx';
import { TitledBand } from '#sections/titled-band.tsx';

export default function SolutionsPage() {
  return (
    <>
      <PageHero page="solutions" hero={hero} />
      <TitledBand text={grid}>
        <CatalogueGrid cards={solutionCards} />
      </TitledBand>
      <TitledBand text={thread} tone="deep">
        <RecordThread stops={threadStops} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="solutions" tone="steel" area="solutions" />
    </>
  );
}
