import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { CardGrid } from '#sections/card-grid/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { ActionLink } from '#sections/parts/actions.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { Band } from '#ui/band.tsx';
import { CategoryMatrix } from './category-matrix.tsx';
import { industries, technologies } from './content/expertise.ts';
import { steps, totalWeeks } from './content/steps.ts';
import {
  callToAction,
  deliverableLabel,
  hero,
  industriesHead,
  industriesLink,
  next,
  stepsHead,
  technologiesHead,
  terms,
  termsHead,
} from './content.ts';
import { StepPlan } from './step-plan.tsx';

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
      <TitledBand {...stepsHead}>
        <StepPlan steps={steps} totalWeeks={totalWeeks} deliverableLabel={deliverableLabel} />
      </TitledBand>
      <TitledBand {...industriesHead} tone="tint" id="expertise">
        <CardGrid items={industryCards} area="company" columns={4} />
        <ActionLink link={industriesLink} className="mt-8" />
      </TitledBand>
      <TitledBand {...technologiesHead} tone="deep">
        <CategoryMatrix items={technologies} />
      </TitledBand>
      <Band>
        <div className="wrap">
          <DefinitionSplit
            {...termsHead}
            items={terms}
            art={
              <Spot
                name="consulting-services"
                skin="drawn"
                area="services"
                className="mt-8 w-full max-w-[360px]"
              />
            }
          />
        </div>
      </Band>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="consulting-services" tone="field" />
    </>
  );
}
