import { callToAction, hero, next } from '#content/pages/services.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { GroupIndex } from '#sections/group-index.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ServicesPage() {
  return (
    <>
      <PageHero page="services" hero={hero} />
      <GroupIndex group="services" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="services" tone="field" area="services" />
    </>
  );
}
