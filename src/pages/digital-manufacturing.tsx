import { callToAction, hero, next } from '#content/pages/digital-manufacturing.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function DigitalManufacturingPage() {
  return (
    <>
      <PageHero page="digital-manufacturing" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="digital-manufacturing" tone="steel" area="solutions" />
    </>
  );
}
