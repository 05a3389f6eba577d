import type { LinkRecord } from '#content/types.ts';
import { ActionLink } from '#sections/parts/actions.tsx';
import { Reveal } from '#ui/reveal.tsx';

interface EventSeriesProps {
  readonly series: {
    readonly title: string;
    readonly text: string;
    readonly parts: readonly {
      /** ISO date, for machines. */
      readonly date: string;
      readonly day: string;
      readonly title: string;
      readonly description: string;
    }[];
    readonly action: LinkRecord;
  };
}

/** An event in several parts, each with its date. */
export function EventSeries({ series }: EventSeriesProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[4fr_8fr]">
      <Reveal>
        <h2 className="text-[clamp(1.75rem,1.3rem+1.4vw,2.5rem)]">{series.title}</h2>
        <p className="mt-5 mb-4 max-w-[46ch] text-muted">{series.text}</p>
        <ActionLink link={series.action} />
      </Reveal>
      <ol className="stagger grid gap-2 md:grid-cols-2">
        {series.parts.map((part) => (
          <Reveal as="li" key={part.date} className="band-white flex flex-col rounded-md p-6 lg:p-8">
            <time
              dateTime={part.date}
              className="text-data border-b border-rule pb-5 text-[1.25rem] leading-tight text-accent"
            >
              {part.day}
            </time>
            <h3 className="mt-6">{part.title}</h3>
            <p className="mt-2.5 text-muted">{part.description}</p>
          </Reveal>
        ))}
      </ol>
    </div>
  );
}
