import { callToAction, hero, next } from '#content/pages/on-demand-services.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function OnDemandServicesPage() {
  return (
    <>
      <PageHero page="on-demand-services" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="on-demand-services" tone="field" area="services" />
    </>
  );
}
