import { Accordion } from '#sections/accordion/section.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
import { RuledQuad } from '#sections/ruled-quad/section.tsx';
import { CategoryRows } from './category-rows.tsx';
import { capabilityCards } from './content/capabilities.ts';
import { platformCategories } from './content/platform.ts';
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
} from './content.ts';
import { ExhibitTiles } from './exhibit-tiles.tsx';

export default function AnalyticsPage() {
  return (
    <>
      <PageHero page="analytics" hero={hero} />
      <TitledBand {...capabilities} id="analytics-solutions">
        <ExhibitTiles cards={capabilityCards} />
      </TitledBand>
      <TitledBand {...tools} tone="paper">
        <Accordion items={toolCategories} openFirst />
      </TitledBand>
      <TitledBand {...platform}>
        <CategoryRows categories={platformCategories} />
      </TitledBand>
      <TitledBand {...benefits} tone="deep">
        <RuledQuad items={benefitCards} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="analytics" tone="field" />
    </>
  );
}
