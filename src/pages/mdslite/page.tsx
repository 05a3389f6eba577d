import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { RequirementSheet } from '#sections/requirement-sheet/section.tsx';
import { SpecColumns } from '#sections/spec-columns/section.tsx';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import * as content from './content.ts';
import { EventSeries } from './event-series.tsx';
import { Film } from './film.tsx';
import { IllustratedFeatures } from './illustrated-features.tsx';
import { LiveBoard } from './live-board.tsx';
import { ControlChart, DispatchList, GenealogyTree, LossPareto } from './shop-floor-details.tsx';

export default function MdslitePage() {
  return (
    <>
      <PageHero page="mdslite" hero={content.hero} />
      <Band>
        <div className="wrap">
          <StatBand stats={content.stats} className="mb-24 md:grid-cols-3" />
          <SectionHead {...content.headings.board} />
          <Reveal>
            <LiveBoard board={content.board} />
          </Reveal>
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <SectionHead {...content.headings.cores} />
          <IllustratedFeatures
            items={content.cores}
            pictures={[
              <DispatchList key="orders" entries={content.dispatchList} />,
              <GenealogyTree key="genealogy" {...content.genealogy} />,
              <ControlChart key="chart" {...content.controlChart} />,
              <LossPareto key="losses" losses={content.weekOfLosses} />,
            ]}
          />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead {...content.headings.types} />
          <SpecColumns columns={content.manufacturingTypes} area="company" />
        </div>
      </Band>
      <Band tone="deep" id="film">
        <div className="wrap">
          <Film film={content.film} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <DefinitionSplit
            {...content.headings.benefits}
            items={content.benefits}
            art={<Spot name="mdslite" skin="drawn" area="products" className="mt-12 w-full max-lg:hidden" />}
          />
        </div>
      </Band>
      <Band tone="paper">
        <div className="wrap">
          <RequirementSheet {...content.platform} />
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <EventSeries series={content.webinar} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} page="mdslite" tone="steel" />
    </>
  );
}
