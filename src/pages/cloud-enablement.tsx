import { callToAction, hero, next } from '#content/pages/cloud-enablement.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function CloudEnablementPage() {
  return (
    <>
      <PageHero page="cloud-enablement" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="cloud-enablement" tone="steel" area="solutions" />
    </>
  );
}
