import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { TitledBand } from '#sections/parts/titled-band.tsx';
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
      <TitledBand {...valuesHead}>
        <MetricWall metrics={values} />
      </TitledBand>
      <TitledBand {...offeringsHead} tone="tint" id="ai-offerings">
        <OfferRows offers={offerings} labels={offeringsLabels} />
      </TitledBand>
      <TitledBand {...capabilitiesHead} tone="deep">
        <ListColumns columns={capabilities} />
      </TitledBand>
      <TitledBand {...storiesHead} tone="paper">
        <StoryCards stories={stories} />
      </TitledBand>
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="ai-services" tone="field" />
    </>
  );
}
