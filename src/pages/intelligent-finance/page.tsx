import { CallToAction } from '#sections/call-to-action/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionBand } from '#sections/parts/definition-band.tsx';
import { LaneBoard } from '#sections/parts/lane-board.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { Plate } from '#sections/plate/section.tsx';
import { closeBoard } from './content/close-board.ts';
import { solutionCards } from './content/ledger.ts';
import { starts, startsTable } from './content/starts.ts';
import {
  benefitCards,
  benefits,
  callToAction,
  close,
  hero,
  ledger,
  ledgerColumns,
  moduleCards,
  modules,
  modulesText,
  next,
} from './content.ts';
import { Ledger } from './ledger.tsx';

export default function IntelligentFinancePage() {
  return (
    <>
      <PageHero page="intelligent-finance" hero={hero} />
      <TitledBand {...ledger}>
        <Ledger columns={ledgerColumns} items={solutionCards} />
      </TitledBand>
      <TitledBand {...close} tone="tint" id="close">
        <LaneBoard board={closeBoard} />
      </TitledBand>
      <TitledBand {...starts}>
        <ComparisonTable comparison={startsTable} />
      </TitledBand>
      <Plate
        title={modules.title}
        description={modulesText}
        items={moduleCards}
        spot="intelligent-finance"
        skin="run"
        area="solutions"
        tone="deep"
        flip
      />
      <DefinitionBand text={benefits} items={benefitCards} tone="paper" spot="contract" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="intelligent-finance" tone="steel" />
    </>
  );
}
