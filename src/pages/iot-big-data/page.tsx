import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { foundation, layers } from './content/capabilities.ts';
import { pipelineSteps } from './content/pipeline.ts';
import { solutionCards } from './content/signals.ts';
import { architecture, callToAction, hero, next, pipeline, solutions } from './content.ts';
import { DataPipeline } from './data-pipeline.tsx';
import { LevelStack } from './level-stack.tsx';
import { SignalRows } from './signal-rows.tsx';

export default function IotBigDataPage() {
  return (
    <>
      <PageHero page="iot-big-data" hero={hero} />
      <TitledBand {...solutions}>
        <SignalRows items={solutionCards} />
      </TitledBand>
      <TitledBand {...pipeline} tone="deep" id="pipeline">
        <DataPipeline steps={pipelineSteps} />
      </TitledBand>
      <TitledBand {...architecture} tone="paper">
        <LevelStack layers={layers} beside={foundation} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="iot-big-data" tone="field" />
    </>
  );
}
