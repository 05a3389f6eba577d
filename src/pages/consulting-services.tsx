import { industries, technologies } from '#content/pages/consulting-services/expertise.ts';
import { steps, totalWeeks } from '#content/pages/consulting-services/steps.ts';
import {
  callToAction,
  deliverableLabel,
  hero,
  industriesHead,
  industriesLink,
  next,
  stepsHead,
  technologiesHead,
} from '#content/pages/consulting-services.ts';
import { ActionLink } from '#sections/actions.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { CardGrid } from '#sections/card-grid.tsx';
import { CategoryMatrix } from '#sections/category-matrix.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { StepPlan } from '#sections/step-plan.tsx';
import { TitledBand } from '#sections/titled-band.tsx';

const industryCards = industries.map(({ name, description, expertise, image }) => ({
  title: name,
  description,
  features: expertise,
  spot: image,
}));

export default function ConsultingServicesPage() {
  return (
    <>
      <PageHero page="consulting-services" hero={hero} />
      <TitledBand text={stepsHead}>
        <StepPlan steps={steps} totalWeeks={totalWeeks} deliverableLabel={deliverableLabel} />
      </TitledBand>
      <TitledBand text={industriesHead} tone="tint" id="expertise">
        <CardGrid items={industryCards} area="company" columns={4} />
        <ActionLink link={industriesLink} className="mt-8" />
      </TitledBand>
      <TitledBand text={technologiesHead} tone="deep">
        <CategoryMatrix items={technologies} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="consulting-services" tone="field" area="services" />
    </>
  );
}
