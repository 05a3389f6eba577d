import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { DefinitionBand } from '#sections/definition-band.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { PointGrid } from '#sections/point-grid.tsx';
import { SpecColumns } from '#sections/spec-columns.tsx';
import { tagged } from '#sections/tagged.ts';
import { Timeline } from '#sections/timeline.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
import { operation, operationPoints } from './content/operation.ts';
import { platformColumns, platforms } from './content/platforms.ts';
import { solutions, solutionsTable } from './content/solutions.ts';
import {
  benefitCards,
  benefits,
  callToAction,
  hero,
  next,
  serviceCards,
  services,
  waveSteps,
  waves,
} from './content.ts';
import { Stair } from './stair.tsx';

export default function CloudEnablementPage() {
  return (
    <>
      <PageHero page="cloud-enablement" hero={hero} />
      <TitledBand text={services} tone="tint" id="services">
        <Stair items={tagged(serviceCards)} area="solutions" />
      </TitledBand>
      <TitledBand text={solutions}>
        <ComparisonTable comparison={solutionsTable} />
      </TitledBand>
      <TitledBand text={platforms} tone="paper">
        <SpecColumns columns={platformColumns} area="solutions" />
      </TitledBand>
      <TitledBand text={waves}>
        <Timeline milestones={waveSteps} />
      </TitledBand>
      <TitledBand text={operation} tone="paper">
        <PointGrid items={operationPoints} columns={3} />
      </TitledBand>
      <DefinitionBand text={benefits} items={benefitCards} tone="deep" spot="cloud-enablement" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="cloud-enablement" tone="steel" />
    </>
  );
}
