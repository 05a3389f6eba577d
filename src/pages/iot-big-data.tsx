import { callToAction, hero, next } from '#content/pages/iot-big-data.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function IotBigDataPage() {
  return (
    <>
      <PageHero page="iot-big-data" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="iot-big-data" tone="steel" area="solutions" />
    </>
  );
}
