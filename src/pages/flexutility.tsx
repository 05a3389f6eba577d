import { callToAction, hero, next } from '#content/pages/flexutility.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function FlexutilityPage() {
  return (
    <>
      <PageHero page="flexutility" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="flexutility" tone="steel" area="products" />
    </>
  );
}
