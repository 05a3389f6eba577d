import { locale } from '#content/company.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { Band } from '#ui/band.tsx';
import { Reveal } from '#ui/reveal.tsx';
import { ActionLink } from '../parts/actions.tsx';

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });

export default function EventSeries({ title, note, tone, id, link, items }: SectionProps<'event-series'>) {
  return (
    <Band tone={tone} id={id}>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <Reveal>
          <h2 className="text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)]">{title}</h2>
          {note && <p className="mt-5 mb-4 max-w-[46ch] text-muted">{note}</p>}
          {link && <ActionLink link={link} />}
        </Reveal>
        <ol className="stagger grid gap-2 md:grid-cols-2">
          {items.map((item) => (
            <Reveal as="li" key={item.day} className="band-white flex flex-col rounded-md p-6 lg:p-8">
              <time
                dateTime={item.day}
                className="text-data border-b border-rule pb-5 text-[1.25rem] leading-tight text-accent"
              >
                {longDate.format(new Date(item.day))}
              </time>
              <h3 className="mt-6">{item.title}</h3>
              <p className="mt-2.5 text-muted">{item.description}</p>
            </Reveal>
          ))}
        </ol>
      </div>
    </Band>
  );
}
