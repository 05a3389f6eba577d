import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { DefinitionSplit } from '#sections/definition-split.tsx';
import { levelComparison } from '#sections/level-comparison.ts';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { RuledQuad } from '#sections/ruled-quad.tsx';
import { SpecColumns } from '#sections/spec-columns.tsx';
import { StatBand } from '#sections/stat-band.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
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
      <TitledBand text={dutyHead}>
        <DutyChart duty={duty} />
        <StatBand stats={stats} className="mt-20 border-t border-rule pt-12" />
      </TitledBand>
      <TitledBand text={phasesHead} tone="tint">
        <PhaseStair phases={phases} endsLabel={phaseEnds} />
      </TitledBand>
      <TitledBand text={slaHead}>
        <ComparisonTable comparison={slaComparison} />
      </TitledBand>
      <TitledBand text={severitiesHead} tone="paper">
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
      <TitledBand text={termsHead}>
        <RuledQuad items={terms} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="managed-services" tone="field" />
    </>
  );
}
