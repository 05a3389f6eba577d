import { artUrl } from '#art/url.ts';
import { company, type Office, oneLineAddress } from '#content/company.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { hourTexts } from '#generated/texts/site.ts';
import { clockTime } from '#site/business-hours.ts';
import { mapFrameUrl, mapPageUrl, mapTitle } from '#site/office-map.ts';
import { TextLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowUpRight, mail, phone } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

type Data = SectionProps<'offices'>;

export default withTitledBand<'offices'>(({ mapLink, open, closed }) => (
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

/** An iframe of the map service over a drawn map. enhance/office-maps.ts shows the iframe if the service is reachable. */
function OfficeMap({ office }: { readonly office: Office }) {
  return (
    <div data-office-map className="relative h-[300px] overflow-hidden bg-steel-100">
      <img
        src={artUrl(`images/map-${office.town}`)}
        alt=""
        width={640}
        height={300}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 h-full w-full object-cover object-[80%_50%]"
      />
      <iframe
        src={mapFrameUrl(office)}
        title={mapTitle(office)}
        width={640}
        height={300}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        className="absolute inset-0 invisible hidden h-full w-full"
      />
    </div>
  );
}

const hours = company.businessHours.flatMap(({ days, open }) =>
  open ? [{ days, ...open, fromText: clockTime(open.from), toText: clockTime(open.to) }] : [],
);

/** Whether an office is open: filled in by enhance/open-now.ts, which knows the time. */
function OpenNow({ office, open, closed }: Omit<OfficeCardProps, 'mapLink'>) {
  return (
    <p
      data-open-now={JSON.stringify(hours)}
      data-today={hourTexts.today}
      data-tomorrow={hourTexts.tomorrow}
      data-weekdays={JSON.stringify(hourTexts.days)}
      data-time-zone={office.timeZone}
      data-open-text={open}
      data-closed-text={closed}
      // Keeps its height while empty, so that filling it causes no layout shift.
      className="open-now flex min-h-6 items-center gap-2.5 text-sm font-medium"
    />
  );
}
