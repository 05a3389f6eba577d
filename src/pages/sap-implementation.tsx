import { callToAction, hero, next } from '#content/pages/sap-implementation.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function SapImplementationPage() {
  return (
    <>
      <PageHero page="sap-implementation" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="sap-implementation" tone="steel" area="solutions" />
    </>
  );
}
