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
} from '#content/pages/services.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { ComparisonTable } from '#sections/comparison-table.tsx';
import { HeadedBand } from '#sections/headed-band.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { ServicePlates } from '#sections/service-plates.tsx';
import { StatBand } from '#sections/stat-band.tsx';

export default function ServicesPage() {
  return (
    <>
      <PageHero page="services" hero={hero} />
      <HeadedBand head={cardsHead}>
        <ServicePlates cards={cards} labels={cardLabels} />
      </HeadedBand>
      <HeadedBand head={comparisonHead} tone="tint" id="compare">
        <ComparisonTable comparison={comparison} />
      </HeadedBand>
      <HeadedBand head={statsHead} tone="deep">
        <StatBand stats={stats} />
      </HeadedBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="services" tone="field" area="services" />
    </>
  );
}
