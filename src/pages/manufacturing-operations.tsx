import { callToAction, hero, next } from '#content/pages/manufacturing-operations.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ManufacturingOperationsPage() {
  return (
    <>
      <PageHero page="manufacturing-operations" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="manufacturing-operations" tone="steel" area="solutions" />
    </>
  );
}
