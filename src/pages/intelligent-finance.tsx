import { callToAction, hero, next } from '#content/pages/intelligent-finance.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function IntelligentFinancePage() {
  return (
    <>
      <PageHero page="intelligent-finance" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="intelligent-finance" tone="steel" area="solutions" />
    </>
  );
}
