import { capabilityCards } from '#content/pages/analytics/capabilities.ts';
import { platformCategories } from '#content/pages/analytics/platform.ts';
import {
  benefitCards,
  benefits,
  callToAction,
  capabilities,
  hero,
  next,
  platform,
  toolCategories,
  tools,
} from '#content/pages/analytics.ts';
import { Accordion } from '#sections/accordion.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { CategoryRows } from '#sections/category-rows.tsx';
import { ExhibitTiles } from '#sections/exhibit-tiles.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { RuledQuad } from '#sections/ruled-quad.tsx';
import { TitledBand } from '#sections/titled-band.tsx';

export default function AnalyticsPage() {
  return (
    <>
      <PageHero page="analytics" hero={hero} />
      <TitledBand text={capabilities} id="analytics-solutions">
        <ExhibitTiles cards={capabilityCards} />
      </TitledBand>
      <TitledBand text={tools} tone="paper">
        <Accordion items={toolCategories} openFirst />
      </TitledBand>
      <TitledBand text={platform}>
        <CategoryRows categories={platformCategories} />
      </TitledBand>
      <TitledBand text={benefits} tone="deep">
        <RuledQuad items={benefitCards} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="analytics" tone="field" area="solutions" />
    </>
  );
}
