import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { CardGrid } from '#sections/card-grid.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { DefinitionSplit } from '#sections/definition-split.tsx';
import { levelComparison } from '#sections/level-comparison.ts';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
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
      <TitledBand text={modelsHead}>
        <MonthColumns models={models} monthLabel={monthLabel} />
      </TitledBand>
      <TitledBand text={portfoliosHead} tone="tint" id="portfolios">
        <CardGrid items={portfolioCards} area="services" columns={2} />
      </TitledBand>
      <TitledBand text={benefitsHead} tone="deep">
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
      <TitledBand text={coverageHead} tone="paper">
        <ComparisonTable comparison={coverageComparison} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="on-demand-services" tone="field" />
    </>
  );
}
