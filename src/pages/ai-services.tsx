import { callToAction, hero, next } from '#content/pages/ai-services.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function AiServicesPage() {
  return (
    <>
      <PageHero page="ai-services" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="ai-services" tone="field" area="ai" />
    </>
  );
}
