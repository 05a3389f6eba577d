import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { DefinitionSplit } from '#sections/definition-split.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { RequirementSheet } from '#sections/requirement-sheet.tsx';
import { ScreenBesideText } from '#sections/screen-beside-text.tsx';
import { SectionHead } from '#sections/section-head.tsx';
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
