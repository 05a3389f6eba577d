import { callToAction, hero, next } from '#content/pages/consulting-services.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ConsultingServicesPage() {
  return (
    <>
      <PageHero page="consulting-services" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="consulting-services" tone="field" area="services" />
    </>
  );
}
