import { Accordion } from '#sections/accordion.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { DefinitionBand } from '#sections/definition-band.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { SpecColumns } from '#sections/spec-columns.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
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
      <TitledBand text={services}>
        <ServiceIndex items={serviceCards} />
      </TitledBand>
      <TitledBand text={paths} tone="paper">
        <SpecColumns columns={conversionPaths} area="solutions" />
      </TitledBand>
      <TitledBand text={methodology} tone="deep" id="methodology">
        <PhaseTrack phases={methodologyPhases} />
      </TitledBand>
      <DefinitionBand text={benefits} items={benefitCards} spot="sap-implementation" />
      <TitledBand text={questions} tone="paper">
        <Accordion items={answers} openFirst />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="sap-implementation" tone="steel" />
    </>
  );
}
