import { CallToAction } from '#sections/call-to-action/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { Plate } from '#sections/plate/section.tsx';
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
      <TitledBand {...findings} tone="paper" id="findings">
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
