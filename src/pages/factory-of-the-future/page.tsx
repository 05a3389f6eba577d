import { CallToAction } from '#sections/call-to-action/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { RuledQuad } from '#sections/ruled-quad/section.tsx';
import { scope, scopeTable } from './content/scope.ts';
import {
  callToAction,
  core,
  coreCapabilities,
  hero,
  next,
  platform,
  platformFeatures,
  twin,
  twinReadings,
  twinSides,
  twinVerdict,
} from './content.ts';
import { HorizonBoard } from './horizon-board.tsx';
import { TwinPanels } from './twin-panels.tsx';

export default function FactoryOfTheFuturePage() {
  return (
    <>
      <PageHero page="factory-of-the-future" hero={hero} />
      <TitledBand {...platform}>
        <HorizonBoard items={platformFeatures} />
      </TitledBand>
      <TitledBand {...twin} tone="paper">
        <TwinPanels sides={twinSides} readings={twinReadings} verdict={twinVerdict} area="solutions" />
      </TitledBand>
      <TitledBand {...core}>
        <RuledQuad items={coreCapabilities} />
      </TitledBand>
      <TitledBand {...scope} tone="paper">
        <ComparisonTable comparison={scopeTable} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="factory-of-the-future" tone="steel" />
    </>
  );
}
