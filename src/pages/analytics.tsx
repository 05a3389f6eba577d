import { callToAction, hero, next } from '#content/pages/analytics.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function AnalyticsPage() {
  return (
    <>
      <PageHero page="analytics" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="analytics" tone="steel" area="solutions" />
    </>
  );
}
