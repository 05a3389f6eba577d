import { hero, officesTitle } from '#content/pages/contact.ts';
import { Offices } from '#sections/offices.tsx';
import { PageHero } from '#sections/page-hero.tsx';

export default function ContactPage() {
  return (
    <>
      <PageHero page="contact" hero={hero} />
      <Offices title={officesTitle} />
    </>
  );
}
