import { Spot } from '#art/spot.tsx';
import * as content from '#content/pages/mdslite.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { DefinitionSplit } from '#sections/definition-split.tsx';
import { EventSeries } from '#sections/event-series.tsx';
import { Film } from '#sections/film.tsx';
import { IllustratedFeatures } from '#sections/illustrated-features.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { LiveBoard } from '#sections/screens/live-board.tsx';
import {
  ControlChart,
  DispatchList,
  GenealogyTree,
  LossPareto,
} from '#sections/screens/shop-floor-details.tsx';
import { SectionHead } from '#sections/section-head.tsx';
import { SpecColumns } from '#sections/spec-columns.tsx';
import { StatBand } from '#sections/stat-band.tsx';
import { Still } from '#sections/still.tsx';
import { Band } from '#ui/band.tsx';
import { drawing } from '#ui/drawing.ts';
import { Reveal } from '#ui/reveal.tsx';

export default function MdslitePage() {
  return (
    <>
      <PageHero page="mdslite" hero={content.hero} />
      <Band>
        <div className="wrap">
          <StatBand stats={content.stats} className="mb-24 md:grid-cols-3" />
          <SectionHead {...content.headings.board} />
          <Reveal>
            <Still page="mdslite" name="board">
              {drawing && <LiveBoard board={content.board} />}
            </Still>
          </Reveal>
        </div>
      </Band>
      <Band tone="tint">
        <div className="wrap">
          <SectionHead {...content.headings.cores} />
          <IllustratedFeatures
            items={content.cores}
            pictures={[
              <Still key="orders" page="mdslite" name="orders">
                {drawing && <DispatchList entries={content.dispatchList} />}
              </Still>,
              <Still key="genealogy" page="mdslite" name="genealogy">
                {drawing && <GenealogyTree {...content.genealogy} />}
              </Still>,
              <Still key="chart" page="mdslite" name="chart">
                {drawing && <ControlChart {...content.controlChart} />}
              </Still>,
              <Still key="losses" page="mdslite" name="losses">
                {drawing && <LossPareto losses={content.weekOfLosses} />}
              </Still>,
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
      <Band tone="tint">
        <div className="wrap">
          <EventSeries series={content.webinar} />
        </div>
      </Band>
      <NextPages ids={content.next} />
      <CallToAction record={content.callToAction} scene="mdslite" tone="steel" skin="drawn" area="products" />
    </>
  );
}
