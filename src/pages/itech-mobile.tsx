import { callToAction, hero, next } from '#content/pages/itech-mobile.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ItechMobilePage() {
  return (
    <>
      <PageHero page="itech-mobile" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="itech-mobile" tone="steel" area="products" />
    </>
  );
}
