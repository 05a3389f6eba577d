import { callToAction, hero, next } from '#content/pages/products.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { GroupIndex } from '#sections/group-index.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ProductsPage() {
  return (
    <>
      <PageHero page="products" hero={hero} />
      <GroupIndex group="products" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="products" tone="steel" area="products" />
    </>
  );
}
