import { Accordion } from '#sections/accordion/section.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionBand } from '#sections/parts/definition-band.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { methodologyPhases } from './content/methodology.ts';
import { conversionPaths } from './content/paths.ts';
import { answers, questions } from './content/questions.ts';
import { serviceCards } from './content/services.ts';
import { benefitCards, benefits, callToAction, hero, methodology, next, paths, services } from './content.ts';
import { PhaseTrack } from './phase-track.tsx';
import { ServiceIndex } from './service-index.tsx';

export default function SapImplementationPage() {
  return (
    <>
      <PageHero page="sap-implementation" hero={hero} />
      <TitledBand {...services}>
        <ServiceIndex items={serviceCards} />
      </TitledBand>
      <TitledBand {...paths} tone="paper">
        <SpecColumns columns={conversionPaths} area="solutions" />
      </TitledBand>
      <TitledBand {...methodology} tone="deep" id="methodology">
        <PhaseTrack phases={methodologyPhases} />
      </TitledBand>
      <DefinitionBand text={benefits} items={benefitCards} spot="sap-implementation" />
      <TitledBand {...questions} tone="paper">
        <Accordion items={answers} openFirst />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="sap-implementation" tone="steel" />
    </>
  );
}
