import { capabilities, offerings } from '#content/pages/ai-services/offerings.ts';
import { stories } from '#content/pages/ai-services/stories.ts';
import { values } from '#content/pages/ai-services/values.ts';
import {
  callToAction,
  capabilitiesHead,
  hero,
  next,
  offeringsHead,
  offeringsLabels,
  storiesHead,
  valuesHead,
} from '#content/pages/ai-services.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { ListColumns } from '#sections/list-columns.tsx';
import { MetricWall } from '#sections/metric-wall.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { OfferRows } from '#sections/offer-rows.tsx';
import { PageHero } from '#sections/page-hero.tsx';
import { StoryCards } from '#sections/story-cards.tsx';
import { TitledBand } from '#sections/titled-band.tsx';

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
      <CallToAction record={callToAction} scene="ai-services" tone="field" area="ai" />
    </>
  );
}
