import { CallToAction } from '#sections/call-to-action.tsx';
import { MoreOfGroup } from '#sections/more-of-group.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
import { CatalogGrid } from './catalog-grid.tsx';
import { solutionCards } from './content/cards.ts';
import { threadStops } from './content/thread.ts';
import { callToAction, firstStepLabel, grid, hero, next, thread } from './content.ts';
import { RecordThread } from './record-thread.tsx';

export default function SolutionsPage() {
  return (
    <>
      <PageHero page="solutions" hero={hero} />
      <TitledBand text={grid}>
        <CatalogGrid cards={solutionCards} firstStepLabel={firstStepLabel} />
        <MoreOfGroup group="solutions" listed={solutionCards.map((card) => card.route)} />
      </TitledBand>
      <TitledBand text={thread} tone="deep">
        <RecordThread stops={threadStops} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="solutions" tone="steel" />
    </>
  );
}
