import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { Plate } from '#sections/plate.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
import { Band } from '#ui/band.tsx';
import {
  callToAction,
  findings,
  findingsTable,
  hero,
  next,
  practice,
  practiceCards,
  technology,
  technologyItems,
  technologyText,
} from './content.ts';
import { OffsetGallery } from './offset-gallery.tsx';

export default function DigitalManufacturingPage() {
  return (
    <>
      <PageHero page="digital-manufacturing" hero={hero} />
      <Band>
        <div className="wrap">
          <OffsetGallery title={practice.title} cards={practiceCards} />
        </div>
      </Band>
      <TitledBand text={findings} tone="paper" id="findings">
        <ComparisonTable comparison={findingsTable} />
      </TitledBand>
      <Plate
        title={technology.title}
        description={technologyText}
        items={technologyItems}
        spot="digital-manufacturing"
        skin="run"
        area="solutions"
        tone="deep"
      />
      <NextPages ids={next} tone="paper" />
      <CallToAction record={callToAction} page="digital-manufacturing" tone="steel" />
    </>
  );
}
