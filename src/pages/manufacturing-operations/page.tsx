import { CallToAction } from '#sections/call-to-action/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionBand } from '#sections/parts/definition-band.tsx';
import { LaneBoard } from '#sections/parts/lane-board.tsx';
import { tagged } from '#sections/parts/tagged.ts';
import { TitledBand } from '#sections/parts/titled-band.tsx';
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
      <TitledBand {...rail} id="capabilities">
        <NumberedRail items={tagged(capabilities)} />
      </TitledBand>
      <TitledBand {...scheduling} tone="tint">
        <LaneBoard board={scheduleBoard} />
        <TopicRow items={schedulingTopics} />
      </TitledBand>
      <TitledBand {...platforms}>
        <ComparisonTable comparison={platformsTable} />
      </TitledBand>
      <DefinitionBand text={benefits} items={benefitCards} tone="deep" spot="manufacturing-operations" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="manufacturing-operations" tone="steel" />
    </>
  );
}
