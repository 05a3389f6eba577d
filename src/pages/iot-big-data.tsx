import { foundation, layers } from '#content/pages/iot-big-data/capabilities.ts';
import { pipelineSteps } from '#content/pages/iot-big-data/pipeline.ts';
import { solutionCards } from '#content/pages/iot-big-data/signals.ts';
import { architecture, callToAction, hero, next, pipeline, solutions } from '#content/pages/iot-big-data.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { DataPipeline } from '#sections/data-pipeline.tsx';
import { LevelStack } from '#sections/level-stack.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { SignalRows } from '#sections/signal-rows.tsx';
import { TitledBand } from '#sections/titled-band.tsx';

export default function IotBigDataPage() {
  return (
    <>
      <PageHero page="iot-big-data" hero={hero} />
      <TitledBand text={solutions}>
        <SignalRows items={solutionCards} />
      </TitledBand>
      <TitledBand text={pipeline} tone="deep" id="pipeline">
        <DataPipeline steps={pipelineSteps} />
      </TitledBand>
      <TitledBand text={architecture} tone="paper">
        <LevelStack layers={layers} beside={foundation} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="iot-big-data" tone="field" area="solutions" />
    </>
  );
}
