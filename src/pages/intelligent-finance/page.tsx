import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { DefinitionBand } from '#sections/definition-band.tsx';
import { LaneBoard } from '#sections/lane-board.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { Plate } from '#sections/plate.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
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
      <TitledBand text={ledger}>
        <Ledger columns={ledgerColumns} items={solutionCards} />
      </TitledBand>
      <TitledBand text={close} tone="tint" id="close">
        <LaneBoard board={closeBoard} />
      </TitledBand>
      <TitledBand text={starts}>
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
