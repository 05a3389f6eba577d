import { callToAction, hero, next } from '#content/pages/flexmobex.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function FlexmobexPage() {
  return (
    <>
      <PageHero page="flexmobex" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="flexmobex" tone="steel" area="products" />
    </>
  );
}
