import { callToAction, hero, next } from '#content/pages/about.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function AboutPage() {
  return (
    <>
      <PageHero page="about" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="about" tone="ink" area="company" />
    </>
  );
}
