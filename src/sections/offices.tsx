import { company, oneLineAddress } from '#content/company.ts';
import { officesAnchor } from '#site/navigation.ts';
import { Band } from '#ui/band.tsx';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { mail, phone } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { SectionHead } from './section-head.tsx';

/** Where the company is, from its record. */
export function Offices({ title }: { readonly title: string }) {
  return (
    <Band tone="paper" id={officesAnchor}>
      <div className="wrap">
        <SectionHead title={title} />
        <div className="stagger grid gap-2 lg:grid-cols-2">
          {company.offices.map((office) => (
            <Reveal
              as="article"
              key={office.title}
              className="band-white grid gap-2 rounded-md px-5 py-7 md:px-8"
            >
              <h3>{office.title}</h3>
              <address className="text-muted not-italic">{oneLineAddress(office)}</address>
              <div className="flex flex-wrap gap-x-6">
                <TextLink href={`mailto:${office.email}`}>
                  <Icon of={mail} size={18} />
                  {office.email}
                </TextLink>
                {office.phone && (
                  <TextLink href={`tel:${office.phone.dial}`}>
                    <Icon of={phone} size={18} />
                    {office.phone.display}
                  </TextLink>
                )}
              </div>
            </Reveal>
          ))}
        </div>
      </div>
    </Band>
  );
}
