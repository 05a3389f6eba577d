import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { DefinitionBand } from '#sections/definition-band.tsx';
import { LaneBoard } from '#sections/lane-board.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { tagged } from '#sections/tagged.ts';
import { TitledBand } from '#sections/titled-band.tsx';
import { capabilities } from './content/capabilities.ts';
import { platforms, platformsTable } from './content/platforms.ts';
import { scheduleBoard, schedulingTopics } from './content/schedule.ts';
import { benefitCards, benefits, callToAction, hero, next, rail, scheduling } from './content.ts';
import { NumberedRail } from './numbered-rail.tsx';
import { TopicRow } from './topic-row.tsx';

export default function ManufacturingOperationsPage() {
  return (
    <>
      <PageHero page="manufacturing-operations" hero={hero} />
      <TitledBand text={rail} id="capabilities">
        <NumberedRail items={tagged(capabilities)} />
      </TitledBand>
      <TitledBand text={scheduling} tone="tint">
        <LaneBoard board={scheduleBoard} />
        <TopicRow items={schedulingTopics} />
      </TitledBand>
      <TitledBand text={platforms}>
        <ComparisonTable comparison={platformsTable} />
      </TitledBand>
      <DefinitionBand text={benefits} items={benefitCards} tone="deep" spot="manufacturing-operations" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="manufacturing-operations" tone="steel" />
    </>
  );
}
