import type { ReactNode } from 'react';
import { company } from '#content/company.ts';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { Island } from '#features/island.tsx';
import type { SectionProps } from '#generated/section-props.ts';
import { formTexts } from '#generated/texts/site.ts';
import { hoursText } from '#site/business-hours.ts';
import { Band } from '#ui/band.tsx';

export default function ContactFormSection({
  title,
  text,
  hours,
  notes,
  tone,
  id,
}: SectionProps<'contact-form'>) {
  return (
    <Band tone={tone} id={id} inner="grid gap-x-18 gap-y-14 lg:grid-cols-[8fr_4fr]">
      <div>
        <h2>{title}</h2>
        <p className="mt-5 mb-10 max-w-[54ch] text-muted">{text}</p>
        <Island
          name="contact-form"
          of={ContactForm}
          props={{}}
          draft="contact"
          parameters={['enquiryType']}
          failure={formTexts.failure}
        />
      </div>
      <div className="grid content-start gap-8 lg:pt-3">
        <Note title={hours.title}>
          <dl className="grid gap-1.5">
            {company.businessHours.map((row) => (
              <div key={row.label} className="grid grid-cols-[96px_1fr]">
                <dt className="text-muted">{row.label}</dt>
                <dd className="text-data">{hoursText(row)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-sm text-muted">{hours.note}</p>
        </Note>
        {notes.map((note) => (
          <Note key={note.title} title={note.title}>
            <p className="text-muted">{note.description}</p>
          </Note>
        ))}
      </div>
    </Band>
  );
}

function Note({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="border-t-[1.5px] border-current pt-5">
      <h3 className="mb-3 text-[1.1875rem]">{title}</h3>
      {children}
    </div>
  );
}
