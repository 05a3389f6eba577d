import { callToAction, hero, next } from '#content/pages/flexpod.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function FlexpodPage() {
  return (
    <>
      <PageHero page="flexpod" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="flexpod" tone="steel" area="products" />
    </>
  );
}
