import { Accordion } from '#sections/accordion.tsx';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { RuledQuad } from '#sections/ruled-quad.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
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
      <CallToAction record={callToAction} page="analytics" tone="field" />
    </>
  );
}
