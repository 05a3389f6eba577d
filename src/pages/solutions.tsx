import { callToAction, hero, next } from '#content/pages/solutions.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { GroupIndex } from '#sections/group-index.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function SolutionsPage() {
  return (
    <>
      <PageHero page="solutions" hero={hero} />
      <GroupIndex group="solutions" />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="solutions" tone="steel" area="solutions" />
    </>
  );
}
