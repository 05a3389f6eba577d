import { Spot } from '#art/spot.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { FactLine } from '#sections/page-hero/fact-line.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { SectionHead } from '#sections/parts/section-head.tsx';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Timeline } from '#sections/timeline/section.tsx';
import { Band } from '#ui/band.tsx';
import { leadership } from './content/leadership.ts';
import { whatWeDo } from './content/what-we-do.ts';
import { callToAction, hero, heroFacts, next, reasons, statements, stats, story, values } from './content.ts';
import { Profiles } from './profiles.tsx';
import { ReasonList } from './reason-list.tsx';
import { StatBoard } from './stat-board.tsx';
import { Statements } from './statements.tsx';
import { TopicRows } from './topic-rows.tsx';

export default function AboutPage() {
  return (
    <>
      <PageHero page="about" hero={hero}>
        <FactLine facts={heroFacts} />
      </PageHero>
      <Band>
        <div className="wrap">
          <SectionHead title={story.title} note={story.note} />
          <Timeline milestones={story.milestones} />
        </div>
      </Band>
      <Band tone="ink">
        <StatBoard {...stats} />
      </Band>
      <Band tone="paper">
        <Statements items={statements} />
      </Band>
      <Band>
        <div className="wrap">
          <DefinitionSplit
            {...values}
            art={<Spot name="handshake" skin="drawn" area="company" className="mt-6 w-full max-w-[400px]" />}
          />
        </div>
      </Band>
      <Band tone="paper">
        <div className="wrap">
          <SectionHead title={leadership.title} />
          <Profiles profiles={leadership.profiles} />
        </div>
      </Band>
      <Band>
        <div className="wrap">
          <SectionHead title={whatWeDo.title} />
          <TopicRows rows={whatWeDo.items} />
        </div>
      </Band>
      <Band tone="deep">
        <ReasonList title={reasons.title} reasons={reasons.items}>
          <div className="lg:border-l lg:border-rule lg:pl-16">
            <h3 className="mb-8">{reasons.impactTitle}</h3>
            <StatBand stats={reasons.impact} stacked className="lg:gap-y-12" />
          </div>
        </ReasonList>
      </Band>
      <NextPages ids={next} />
      <div data-area="products">
        <CallToAction record={callToAction} page="about" tone="field" />
      </div>
    </>
  );
}
