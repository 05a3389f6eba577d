import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { MoreOfGroup } from '#sections/parts/more-of-group.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { CatalogGrid } from './catalog-grid.tsx';
import { solutionCards } from './content/cards.ts';
import { threadStops } from './content/thread.ts';
import { callToAction, firstStepLabel, grid, hero, next, thread } from './content.ts';
import { RecordThread } from './record-thread.tsx';

export default function SolutionsPage() {
  return (
    <>
      <PageHero page="solutions" hero={hero} />
      <TitledBand {...grid}>
        <CatalogGrid cards={solutionCards} firstStepLabel={firstStepLabel} />
        <MoreOfGroup group="solutions" listed={solutionCards.map((card) => card.route)} />
      </TitledBand>
      <TitledBand {...thread} tone="deep">
        <RecordThread stops={threadStops} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="solutions" tone="steel" />
    </>
  );
}
