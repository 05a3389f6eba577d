import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { TitledBand } from '#sections/titled-band.tsx';
import { capabilities, offerings } from './content/offerings.ts';
import { stories } from './content/stories.ts';
import { values } from './content/values.ts';
import {
  callToAction,
  capabilitiesHead,
  hero,
  next,
  offeringsHead,
  offeringsLabels,
  storiesHead,
  valuesHead,
} from './content.ts';
import { ListColumns } from './list-columns.tsx';
import { MetricWall } from './metric-wall.tsx';
import { OfferRows } from './offer-rows.tsx';
import { StoryCards } from './story-cards.tsx';

export default function AiServicesPage() {
  return (
    <>
      <PageHero page="ai-services" hero={hero} />
      <TitledBand text={valuesHead}>
        <MetricWall metrics={values} />
      </TitledBand>
      <TitledBand text={offeringsHead} tone="tint" id="ai-offerings">
        <OfferRows offers={offerings} labels={offeringsLabels} />
      </TitledBand>
      <TitledBand text={capabilitiesHead} tone="deep">
        <ListColumns columns={capabilities} />
      </TitledBand>
      <TitledBand text={storiesHead} tone="paper">
        <StoryCards stories={stories} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="ai-services" tone="field" />
    </>
  );
}
