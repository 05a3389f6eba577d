import { formFailure } from '#content/forms.ts';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { Island } from '#features/island.tsx';
import { CallToAction } from '#sections/call-to-action/section.tsx';
import { NextPages } from '#sections/next-pages/section.tsx';
import { PageHero } from '#sections/page-hero/section.tsx';
import { Band } from '#ui/band.tsx';
import { callToAction, enquiry, hero, info, next, offices } from './content.ts';
import { FormWithNotes, Note } from './form-with-notes.tsx';
import { HoursList } from './hours-list.tsx';
import { Offices } from './offices.tsx';

export default function ContactPage() {
  return (
    <>
      <PageHero page="contact" hero={hero} compact />
      <Band>
        <FormWithNotes
          {...enquiry}
          notes={
            <>
              <Note title={info.businessHours.title}>
                <HoursList note={info.businessHours.note} />
              </Note>
              {info.others.map((card) => (
                <Note key={card.title} title={card.title}>
                  <p className="text-muted">{card.description}</p>
                </Note>
              ))}
            </>
          }
        >
          <Island
            name="contact-form"
            of={ContactForm}
            props={{}}
            draft="contact"
            parameters={['enquiryType']}
            failure={formFailure}
          />
        </FormWithNotes>
      </Band>
      <Offices {...offices} />
      <NextPages ids={next} />
      <CallToAction record={callToAction} page="contact" tone="steel" />
    </>
  );
}
