import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionBand } from '#sections/parts/definition-band.tsx';
import { BleedBand, TitledBand } from '#sections/parts/titled-band.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { Timeline } from '#sections/timeline/section.tsx';
import { CheckerPlates } from './checker-plates.tsx';
import { project, projectFacts } from './content/project.ts';
import {
  callToAction,
  change,
  changeSteps,
  hero,
  lifecycle,
  lifecycleItems,
  next,
  offer,
  offerCards,
} from './content.ts';

export default function ProductLifecycleManagementPage() {
  return (
    <>
      <PageHero page="product-lifecycle-management" hero={hero} />
      <BleedBand {...offer}>
        <CheckerPlates cards={offerCards} />
      </BleedBand>
      <TitledBand {...lifecycle}>
        <SpecColumns columns={lifecycleItems} area="solutions" />
      </TitledBand>
      <TitledBand {...change} tone="deep" id="one-change">
        <Timeline milestones={changeSteps} />
      </TitledBand>
      <DefinitionBand text={project} items={projectFacts} tone="paper" spot="handshake" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="product-lifecycle-management" tone="field" />
    </>
  );
}
