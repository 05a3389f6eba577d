import { callToAction, hero, next } from '#content/pages/industries.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function IndustriesPage() {
  return (
    <>
      <PageHero page="industries" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="industries" tone="ink" area="company" />
    </>
  );
}
