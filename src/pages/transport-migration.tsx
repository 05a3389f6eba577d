import { callToAction, hero, next } from '#content/pages/transport-migration.ts';
import { CallToAction } from '#sections/call-to-action.tsx';
import { NextPages } from '#sections/next-pages.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function TransportMigrationPage() {
  return (
    <>
      <PageHero page="transport-migration" hero={hero} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} scene="transport-migration" tone="steel" area="products" />
    </>
  );
}
