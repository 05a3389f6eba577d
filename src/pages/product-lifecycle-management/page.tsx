import { CallToAction } from '#sections/call-to-action.tsx';
import { DefinitionBand } from '#sections/definition-band.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { SpecColumns } from '#sections/spec-columns.tsx';
import { Timeline } from '#sections/timeline.tsx';
import { BleedBand, TitledBand } from '#sections/titled-band.tsx';
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
      <BleedBand text={offer}>
        <CheckerPlates cards={offerCards} />
      </BleedBand>
      <TitledBand text={lifecycle}>
        <SpecColumns columns={lifecycleItems} area="solutions" />
      </TitledBand>
      <TitledBand text={change} tone="deep" id="one-change">
        <Timeline milestones={changeSteps} />
      </TitledBand>
      <DefinitionBand text={project} items={projectFacts} tone="paper" spot="handshake" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="product-lifecycle-management" tone="field" />
    </>
  );
}
