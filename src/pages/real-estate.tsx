import { callToAction, hero, next } from '#content/pages/real-estate.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function RealEstatePage() {
  return (
    <>
      <PageHero page="real-estate" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="real-estate" tone="steel" area="products" />
    </>
  );
}
