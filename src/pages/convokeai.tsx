import { callToAction, hero, next } from '#content/pages/convokeai.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ConvokeaiPage() {
  return (
    <>
      <PageHero page="convokeai" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="convokeai" tone="field" area="ai" />
    </>
  );
}
