import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { Band } from '#ui/band.tsx';
import { accelerators } from './content/accelerators.ts';
import { applications } from './content/applications.ts';
import { hosting, hostingHead } from './content/hosting.ts';
import { layers } from './content/layers.ts';
import { acceleratorsHead, applicationsHead, callToAction, hero, next } from './content.ts';
import { LayerStack } from './layer-stack.tsx';
import { RowList } from './row-list.tsx';
import { WorkedQuestions } from './worked-questions.tsx';

const rows = accelerators.map(({ name, description, reads }) => ({ title: name, description, aside: reads }));

export default function ConvokeAiPage() {
  return (
    <>
      <PageHero page="convokeai" hero={hero} />
      <LayerStack id="ai-capabilities" layers={layers} />
      <TitledBand {...applicationsHead} tone="tint">
        <WorkedQuestions items={applications} />
      </TitledBand>
      <Band>
        <div className="wrap">
          <DefinitionSplit
            {...hostingHead}
            items={hosting}
            art={
              <Spot
                name="security"
                skin="drawn"
                area="company"
                className="mt-8 h-auto w-full max-w-[420px]"
              />
            }
          />
        </div>
      </Band>
      <TitledBand {...acceleratorsHead} tone="deep">
        <RowList rows={rows} asideLabel="Reads" />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="convokeai" tone="field" />
    </>
  );
}
