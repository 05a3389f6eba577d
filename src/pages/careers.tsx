import { callToAction, hero, next } from '#content/pages/careers.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function CareersPage() {
  return (
    <>
      <PageHero page="careers" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="careers" tone="ink" area="company" />
    </>
  );
}
