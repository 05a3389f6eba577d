import * as content from '#content/pages/itech-mobile.ts';
import { AnnotatedDevice } from '#sections/annotated-device.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { DirectLine } from '#sections/direct-line.tsx';
import { FactSheet } from '#sections/fact-sheet.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { PointGrid } from '#sections/point-grid.tsx';
import { PhoneHome } from '#sections/screens/phone-home.tsx';
import { SectionHead } from '#sections/section-head.tsx';
import { SpecTables } from '#sections/spec-tables.tsx';
import { Band } from '#ui/band.tsx';

export default function ItechMobilePage() {
  return (
    <>
      <PageHero page="itech-mobile" hero={content.hero} />
      <Band id="features">
        <div className="wrap">
          <SectionHead {...content.headings.features} />
          <AnnotatedDevice items={content.features}>
            <PhoneHome phone={content.phone} />
          </AnnotatedDevice>
        </div>
      </Band>
      <Band tone="field">
        <div className="wrap">
          <FactSheet {...content.model} />
        </div>
      </Band>
      <Band id="specifications">
        <div className="wrap">
          <SpecTables
            title={content.headings.specs.title}
            groups={content.specGroups}
            action={content.download}
          />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <SectionHead {...content.headings.benefits} />
          <PointGrid items={content.benefits} columns={2} />
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <DirectLine {...content.directLine} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction
        record={content.callToAction}
        scene="itech-mobile"
        tone="steel"
        skin="drawn"
        area="products"
      />
    </>
  );
}
