import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { PointGrid } from '#sections/point-grid/section.tsx';
import { RequirementSheet } from '#sections/requirement-sheet/section.tsx';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { BeforeAfter } from './before-after.tsx';
import * as content from './content.ts';
import { DeploymentPlans } from './deployment-plans.tsx';
import { GatedLandscape } from './gated-landscape.tsx';
import { PointRow } from './point-row.tsx';
import { RequestQueue } from './request-queue.tsx';

export default function TransportMigrationPage() {
  return (
    <>
      <PageHero page="transport-migration" hero={content.hero} />
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.capabilities} />
          <Reveal>
            <RequestQueue queue={content.queue} />
          </Reveal>
          <PointRow items={content.capabilities} />
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <SectionHead title={content.landscape.title} note={content.landscape.note} />
          <GatedLandscape {...content.landscape} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.challenges} />
          <BeforeAfter {...content.challenges} />
        </div>
      </Band>
      <Band tone="deep">
        <div className="wrap">
          <SectionHead title={content.headings.deployments.title} note={content.headings.deployments.note} />
          <DeploymentPlans plans={content.deployments} product={content.headings.deployments.product} />
        </div>
      </Band>
      <Band tone="paper">
        <div className="wrap">
          <SectionHead {...content.headings.benefits} />
          <PointGrid items={content.benefits} columns={3} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <RequirementSheet {...content.platform} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} page="transport-migration" tone="steel" />
    </>
  );
}
