import { callToAction, hero, next } from '#content/pages/managed-services.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ManagedServicesPage() {
  return (
    <>
      <PageHero page="managed-services" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="managed-services" tone="field" area="services" />
    </>
  );
}
