import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { RuledQuad } from '#sections/ruled-quad.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
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
      <TitledBand text={platform}>
        <HorizonBoard items={platformFeatures} />
      </TitledBand>
      <TitledBand text={twin} tone="paper">
        <TwinPanels sides={twinSides} readings={twinReadings} verdict={twinVerdict} area="solutions" />
      </TitledBand>
      <TitledBand text={core}>
        <RuledQuad items={coreCapabilities} />
      </TitledBand>
      <TitledBand text={scope} tone="paper">
        <ComparisonTable comparison={scopeTable} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="factory-of-the-future" tone="steel" />
    </>
  );
}
