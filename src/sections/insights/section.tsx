import { pictureOf } from '#art/picture-of.ts';
import { artUrl } from '#art/url.ts';
import { locale } from '#content/company.ts';
import type { Insight } from '#content/lists.ts';
import type { MediaPicture } from '#content/media-picture.ts';
import { InsightsButtons } from '#features/home/insights-buttons.tsx';
import { Island } from '#features/island.tsx';
import { lists } from '#generated/lists.ts';
import type { ImageName } from '#generated/picture-names.ts';
import type { SectionProps } from '#generated/section-props.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Band } from '#ui/band.tsx';
import { classes } from '#ui/classes.ts';
import { Picture } from '#ui/picture.tsx';
import { newestFirst } from './newest-first.ts';

const rowId = 'insights';

export default function Insights({ title, showAll, showFewer, tone, id }: SectionProps<'insights'>) {
  return (
    <Band tone={tone} id={id}>
      <header className="mb-[clamp(2rem,1.6rem+1.6vw,3.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2>{title}</h2>
        <Island
          name="insights-buttons"
          of={InsightsButtons}
          // There is no page of all insights: the link shows all cards in place.
          props={{ rowId, all: { href: '#', label: showAll, fewer: showFewer } }}
          hydrateInView
          className="max-sm:w-full"
        />
      </header>
      <section
        id={rowId}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="insight-row"
      >
        <ul>
          {newestFirst(lists.insights).map((insight) => (
            <li key={insight.url}>
              <InsightCard insight={insight} />
            </li>
          ))}
        </ul>
      </section>
    </Band>
  );
}

const dayMonthYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function InsightCard({ insight }: { readonly insight: Insight }) {
  return (
    <Anchor href={insight.url} newTab className="group block w-full no-underline">
      <InsightImage name={insight.image} />
      <p className="mt-5 flex gap-2.5 text-sm text-muted">
        <strong className="font-semibold">{insight.type}</strong>
        <time dateTime={insight.date}>{dayMonthYear.format(new Date(insight.date))}</time>
      </p>
      <h3 className="mt-2 text-[1.3125rem] group-hover:underline group-hover:decoration-[1.5px]">
        {insight.title}
      </h3>
      <p className="insight-text mt-2 text-sm text-muted">{insight.description}</p>
    </Anchor>
  );
}

/** Background of a drawing, by the skin and area at the end of its name. */
const backgrounds: Readonly<Record<string, string>> = {
  'drawn-solutions': 'bg-blue-100',
  'built-products': 'bg-straw-400',
  'built-company': 'bg-steel-350',
  'run-ai': 'bg-violet-950',
  'run-services': 'bg-teal-900',
};

function InsightImage({ name }: { readonly name: ImageName | MediaPicture }) {
  const look = typeof name === 'string' ? name.slice(name.lastIndexOf('.') + 1) : '';
  return (
    <div
      className={classes('h-[210px] overflow-hidden rounded-md sm:h-[250px] print:hidden', backgrounds[look])}
    >
      <Picture
        {...pictureOf(name, { width: 560, height: 472 })}
        placeholder={artUrl('images/placeholder')}
        className="size-full object-cover transition-[scale] duration-(--dur-4) ease-out group-hover:scale-104"
      />
    </div>
  );
}
