import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { CardGrid } from '#sections/card-grid/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { levelComparison } from '#sections/parts/level-comparison.ts';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { Band } from '#ui/band.tsx';
import { coverageCaption, coverageLabels, coverageLevels, models, portfolios } from './content/offer.ts';
import { benefits, factors } from './content/shared-model.ts';
import {
  benefitsHead,
  callToAction,
  coverageHead,
  factorsHead,
  hero,
  modelsHead,
  monthLabel,
  next,
  portfoliosHead,
} from './content.ts';
import { MetricColumns } from './metric-columns.tsx';
import { MonthColumns } from './month-columns.tsx';

const portfolioCards = portfolios.map(({ title, description, services }) => ({
  title,
  description,
  features: services,
}));
const factorItems = factors.map(({ factor, description }) => ({ title: factor, description }));

const coverageComparison = levelComparison({
  caption: coverageCaption,
  levels: coverageLevels,
  labels: coverageLabels,
});

export default function OnDemandServicesPage() {
  return (
    <>
      <PageHero page="on-demand-services" hero={hero} />
      <TitledBand {...modelsHead}>
        <MonthColumns models={models} monthLabel={monthLabel} />
      </TitledBand>
      <TitledBand {...portfoliosHead} tone="tint" id="portfolios">
        <CardGrid items={portfolioCards} area="services" columns={2} />
      </TitledBand>
      <TitledBand {...benefitsHead} tone="deep">
        <MetricColumns metrics={benefits} />
      </TitledBand>
      <Band>
        <div className="wrap">
          <DefinitionSplit
            {...factorsHead}
            items={factorItems}
            art={
              <Spot
                name="on-demand-services"
                skin="drawn"
                area="services"
                className="mt-8 w-full max-w-[320px]"
              />
            }
          />
        </div>
      </Band>
      <TitledBand {...coverageHead} tone="paper">
        <ComparisonTable comparison={coverageComparison} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="on-demand-services" tone="field" />
    </>
  );
}
