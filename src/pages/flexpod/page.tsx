import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { ScreenBesideText } from '#sections/parts/screen-beside-text.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { RequirementSheet } from '#sections/requirement-sheet/section.tsx';
import { Band } from '#ui/band.tsx';
import * as content from './content.ts';
import { DeliveryByVoice, DeliveryOnPhone, TourInBrowser } from './delivery-screens.tsx';
import { ProofDocument } from './proof-document.tsx';
import { ScreenColumns } from './screen-columns.tsx';
import { StateFlow } from './state-flow.tsx';

export default function FlexpodPage() {
  return (
    <>
      <PageHero page="flexpod" hero={content.hero} />
      <Band>
        <div className="wrap">
          <SectionHead title={content.headings.channels.title} note={content.headings.channels.note} />
          <ScreenColumns
            cards={content.channels}
            featuresTitle={content.headings.channels.features}
            devicesTitle={content.headings.channels.devices}
            screens={[
              <DeliveryOnPhone key="phone" {...content.phone} />,
              <DeliveryByVoice key="voice" {...content.call} />,
              <TourInBrowser key="web" {...content.tour} />,
            ]}
          />
        </div>
      </Band>
      <Band tone="field">
        <div className="wrap">
          <SectionHead {...content.headings.workflow} />
          <StateFlow steps={content.steps} branch={content.dispute} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <DefinitionSplit
            {...content.headings.benefits}
            items={content.benefits}
            art={
              <Spot
                name="flexpod"
                skin="drawn"
                area="products"
                className="mt-6 h-[240px] w-full object-contain object-left"
              />
            }
          />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <ScreenBesideText title={content.proof.title} note={content.proof.note}>
            <ProofDocument document={content.proof} />
          </ScreenBesideText>
        </div>
      </Band>
      <Band tone="paper">
        <div className="wrap">
          <RequirementSheet {...content.platform} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} page="flexpod" tone="steel" />
    </>
  );
}
