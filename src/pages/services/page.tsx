import { CallToAction } from '#sections/call-to-action/section.tsx';
import { ComparisonTable } from '#sections/comparison-table/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { DefinitionSplit } from '#sections/parts/definition-split.tsx';
import { MoreOfGroup } from '#sections/parts/more-of-group.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { StatBand } from '#sections/stat-band/section.tsx';
import { Band } from '#ui/band.tsx';
import {
  callToAction,
  cardLabels,
  cards,
  cardsHead,
  comparison,
  comparisonHead,
  hero,
  next,
  stats,
  statsHead,
  trust,
  trustHead,
} from './content.ts';
import { ServicePlates } from './service-plates.tsx';

export default function ServicesPage() {
  return (
    <>
      <PageHero page="services" hero={hero} />
      <TitledBand {...cardsHead}>
        <ServicePlates cards={cards} labels={cardLabels} />
        <MoreOfGroup group="services" listed={cards.map((card) => card.link.to.page)} />
      </TitledBand>
      <TitledBand {...comparisonHead} tone="tint" id="compare">
        <ComparisonTable comparison={comparison} />
      </TitledBand>
      <TitledBand {...statsHead} tone="deep">
        <StatBand stats={stats} />
      </TitledBand>
      <Band>
        <div className="wrap">
          <DefinitionSplit {...trustHead} items={trust} />
        </div>
      </Band>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="services" tone="field" />
    </>
  );
}
