import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { PointGrid } from '#sections/point-grid/section.tsx';
import { RuledQuad } from '#sections/ruled-quad/section.tsx';
import { Timeline } from '#sections/timeline/section.tsx';
import { Band } from '#ui/band.tsx';
import { AnnotatedDevice } from './annotated-device.tsx';
import * as content from './content.ts';
import { DirectLine } from './direct-line.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { PhoneHome } from './phone-home.tsx';
import { SpecTables } from './spec-tables.tsx';

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
      <Band tone="paper">
        <div className="wrap">
          <SectionHead {...content.headings.safeguards} />
          <RuledQuad items={content.safeguards} />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <SectionHead {...content.headings.benefits} />
          <PointGrid items={content.benefits} columns={2} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.rollout} />
          <Timeline milestones={content.rollout} />
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <DirectLine {...content.directLine} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} page="itech-mobile" tone="steel" />
    </>
  );
}
