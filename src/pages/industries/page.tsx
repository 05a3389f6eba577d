import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { Badge } from './badge.tsx';
import { industries } from './content/list.ts';
import { badge, callToAction, hero, indexLabel, next, relatedLabel, texts } from './content.ts';
import { PlatesWithIndex } from './plates-with-index.tsx';

export default function IndustriesPage() {
  return (
    <>
      <PageHero page="industries" hero={hero}>
        <Badge text={badge} />
      </PageHero>
      <PlatesWithIndex
        indexLabel={indexLabel}
        relatedLabel={relatedLabel}
        plates={industries}
        texts={texts}
      />
      <NextPages ids={next} tone="paper" />
      <CallToAction record={callToAction} page="industries" tone="steel" />
    </>
  );
}
