import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { DefinitionSplit } from '#sections/definition-split.tsx';
import { MoreOfGroup } from '#sections/more-of-group.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { StatBand } from '#sections/stat-band.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
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
      <TitledBand text={cardsHead}>
        <ServicePlates cards={cards} labels={cardLabels} />
        <MoreOfGroup group="services" listed={cards.map((card) => card.link.to.page)} />
      </TitledBand>
      <TitledBand text={comparisonHead} tone="tint" id="compare">
        <ComparisonTable comparison={comparison} />
      </TitledBand>
      <TitledBand text={statsHead} tone="deep">
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
