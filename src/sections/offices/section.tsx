import { company, type Office, oneLineAddress } from '#content/company.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { mapPageUrl } from '#site/office-map.ts';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowUpRight, mail, phone } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { inTitledBand } from '../parts/titled-band.tsx';
import { OfficeMap } from './office-map.tsx';
import { OpenNow } from './open-now.tsx';

type Data = SectionProps<'offices'>;

export default inTitledBand<'offices'>(({ mapLink, open, closed }) => (
  <div className="stagger grid gap-2 lg:grid-cols-2">
    {company.offices.map((office) => (
      <OfficeCard key={office.title} office={office} mapLink={mapLink} open={open} closed={closed} />
    ))}
  </div>
));

interface OfficeCardProps extends Pick<Data, 'mapLink' | 'open' | 'closed'> {
  readonly office: Office;
}

function OfficeCard({ office, mapLink, open, closed }: OfficeCardProps) {
  return (
    <Reveal as="article" className="band-white flex flex-col overflow-hidden rounded-md">
      <OfficeMap office={office} />
      <div className="grid gap-2 px-5 py-7 md:px-8">
        <h3>{office.title}</h3>
        <address className="text-muted not-italic">
          {oneLineAddress(office)}, {office.country}
        </address>
        <OpenNow office={office} open={open} closed={closed} />
        <div className="mt-1 flex flex-wrap gap-x-6 text-sm">
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
          <TextLink href={mapPageUrl(office)} newTab className="print:hidden!">
            {mapLink}
            <span className="sr-only">: {office.title}</span>
            <Icon of={arrowUpRight} size={18} />
          </TextLink>
        </div>
      </div>
    </Reveal>
  );
}
