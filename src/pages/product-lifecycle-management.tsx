import { callToAction, hero, next } from '#content/pages/product-lifecycle-management.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ProductLifecycleManagementPage() {
  return (
    <>
      <PageHero page="product-lifecycle-management" hero={hero} />
      <NextPages ids={next} />
      <CallToAction
        record={callToAction}
        scene="product-lifecycle-management"
        tone="steel"
        area="solutions"
      />
    </>
  );
}
