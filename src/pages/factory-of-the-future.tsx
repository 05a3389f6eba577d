import { callToAction, hero, next } from '#content/pages/factory-of-the-future.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function FactoryOfTheFuturePage() {
  return (
    <>
      <PageHero page="factory-of-the-future" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="factory-of-the-future" tone="steel" area="solutions" />
    </>
  );
}
