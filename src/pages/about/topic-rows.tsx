import { Spot, type SpotPicture } from '#art/spot.tsx';
import type { PageId } from '#generated/page-id.ts';
import { isOn, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';

export interface TopicRow {
  readonly title: string;
  readonly description: string;
  readonly page: PageId;
  readonly spot: SpotPicture;
}

/** Topics in two columns, each a small drawing, a sentence and the way to its page. */
export function TopicRows({ rows }: { readonly rows: readonly TopicRow[] }) {
  return (
    <ul className="stagger grid gap-x-16 lg:grid-cols-2">
      {rows
        .filter(({ page }) => isOn(page))
        .map((row) => (
          <Reveal as="li" key={row.title} className="border-t border-rule">
            <Anchor
              href={pathOf(row.page)}
              className="group grid grid-cols-[96px_1fr_auto] items-center gap-x-5 py-5 no-underline md:grid-cols-[132px_1fr_auto] md:gap-x-8"
            >
              <Spot
                name={row.spot}
                skin="drawn"
                area={pages[row.page].area}
                className="h-auto w-full transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1"
              />
              <span>
                <h3 className="group-hover:underline group-hover:decoration-[1.5px]">{row.title}</h3>
                <span className="mt-2 block max-w-[38ch] text-sm text-muted">{row.description}</span>
              </span>
              <Icon
                of={arrowRight}
                className="transition-transform duration-(--dur-3) group-hover:translate-x-1"
              />
            </Anchor>
          </Reveal>
        ))}
    </ul>
  );
}
