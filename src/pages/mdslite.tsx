import { callToAction, hero, next } from '#content/pages/mdslite.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function MdslitePage() {
  return (
    <>
      <PageHero page="mdslite" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="mdslite" tone="steel" area="products" />
    </>
  );
}
