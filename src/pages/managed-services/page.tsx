import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { levelComparison } from '#sections/parts/level-comparison.ts';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { RuledQuad } from '#sections/ruled-quad/section.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Band } from '#ui/band.tsx';
import { phases } from './content/phases.ts';
import { serviceFeatures, slaCaption, slaLabels, slaLevels } from './content/service.ts';
import { severities, terms } from './content/severities.ts';
import {
  callToAction,
  duty,
  dutyHead,
  featuresHead,
  hero,
  next,
  phaseEnds,
  phasesHead,
  severitiesHead,
  slaHead,
  stats,
  termsHead,
} from './content.ts';
import { DutyChart } from './duty-chart.tsx';
import { PhaseStair } from './phase-stair.tsx';

const slaComparison = levelComparison({
  caption: slaCaption,
  levels: slaLevels,
  labels: slaLabels,
  figures: ['availability'],
  recommended: 'Gold',
});

export default function ManagedServicesPage() {
  return (
    <>
      <PageHero page="managed-services" hero={hero} />
      <TitledBand {...dutyHead}>
        <DutyChart duty={duty} />
        <StatBand stats={stats} className="mt-20 border-t border-rule pt-12" />
      </TitledBand>
      <TitledBand {...phasesHead} tone="tint">
        <PhaseStair phases={phases} endsLabel={phaseEnds} />
      </TitledBand>
      <TitledBand {...slaHead}>
        <ComparisonTable comparison={slaComparison} />
      </TitledBand>
      <TitledBand {...severitiesHead} tone="paper">
        <SpecColumns columns={severities} area="services" />
      </TitledBand>
      <Band tone="deep">
        <div className="wrap">
          <DefinitionSplit
            {...featuresHead}
            items={serviceFeatures}
            art={
              <Spot
                name="managed-services"
                skin="run"
                area="services"
                className="mt-10 w-full max-w-[400px]"
              />
            }
          />
        </div>
      </Band>
      <TitledBand {...termsHead}>
        <RuledQuad items={terms} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="managed-services" tone="field" />
    </>
  );
}
