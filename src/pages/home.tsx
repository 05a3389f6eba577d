import { callToAction, hero, next } from '#content/pages/home.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { GroupIndex } from '#sections/group-index.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function HomePage() {
  return (
    <>
      <PageHero page="home" hero={hero} />
      <GroupIndex group="solutions" />
      <NextPages ids={next} tone="paper" />
      <CallToAction record={callToAction} scene="home" tone="ink" area="company" />
    </>
  );
}
