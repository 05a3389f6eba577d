import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { Plate } from '#sections/plate/section.tsx';
import { PointGrid } from '#sections/point-grid/section.tsx';
import { RequirementSheet } from '#sections/requirement-sheet/section.tsx';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Timeline } from '#sections/timeline/section.tsx';
import { Band } from '#ui/band.tsx';
import * as content from './content.ts';
import { DriftingCopies } from './drifting-copies.tsx';
import { Hub } from './hub.tsx';
import { SharedRecord } from './shared-record.tsx';

export default function RealEstatePage() {
  return (
    <>
      <PageHero page="real-estate" hero={content.hero} />
      <Band>
        <div className="wrap">
          <DefinitionSplit
            {...content.headings.reasons}
            items={content.reasons}
            art={<DriftingCopies copies={content.copies} />}
          />
        </div>
      </Band>
      <Band tone="tint" id="integrated-systems">
        <div className="wrap">
          <SectionHead {...content.headings.systems} />
          <Hub items={content.systems}>
            <SharedRecord record={content.record} />
          </Hub>
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.rentChange} />
          <Timeline milestones={content.rentChange} />
        </div>
      </Band>
      <Plate
        {...content.headings.capabilities}
        items={content.capabilities}
        spot="real-estate"
        skin="built"
        area="products"
        tone="field"
        flip
      />
      <Band>
        <div className="wrap">
          <SectionHead {...content.finance} />
          <PointGrid items={content.financePoints} columns={3} />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <SectionHead {...content.headings.stats} />
          <StatBand stats={content.stats} className="md:grid-cols-3" />
        </div>
      </Band>
      <Band tone="paper">
        <div className="wrap">
          <RequirementSheet {...content.platform} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} page="real-estate" tone="steel" />
    </>
  );
}
