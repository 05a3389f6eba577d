import type { MediaPicture } from '#content/media-picture.ts';
import type { LinkRecord } from '#content/types.ts';
import { Island } from '#features/island.tsx';
import type { ImageName } from '#generated/picture-names.ts';
import { addressOf } from '#site/href.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Band } from '#ui/band.tsx';
import { InsightImage } from './insight-image.tsx';
import { InsightsButtons } from './insights-buttons.tsx';
import type { InsightRecord } from './records.ts';

interface Insight extends InsightRecord {
  readonly image: ImageName | MediaPicture;
}

interface InsightsCarouselProps {
  readonly title: string;
  /** The link that shows all cards; `fewer` is its label when they are shown. */
  readonly all: LinkRecord & { readonly fewer: string };
  readonly insights: readonly Insight[];
}

const rowId = 'insights';

/** A row of cards that scrolls by swipe, wheel, arrow key and button. */
export function InsightsCarousel({ title, all, insights }: InsightsCarouselProps) {
  return (
    <Band tone="paper">
      <div className="wrap">
        <header className="mb-[clamp(2rem,1.6rem+1.6vw,3.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2>{title}</h2>
          <Island
            name="insights-buttons"
            of={InsightsButtons}
            props={{ rowId, all: { href: addressOf(all.to), label: all.label, fewer: all.fewer } }}
            wakeInView
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
            {insights.map((insight) => (
              <li key={insight.url}>
                <InsightCard insight={insight} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Band>
  );
}

const dayMonthYear = new Intl.DateTimeFormat('en-US', {
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
      <p className="mt-2 text-sm text-muted">{insight.description}</p>
    </Anchor>
  );
}
