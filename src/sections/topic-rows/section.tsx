import { Spot } from '#art/spot.tsx';
import { isOn, pages, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'topic-rows'>(({ items }) => (
  <ul className="stagger grid gap-x-16 lg:grid-cols-2">
    {items
      .filter(({ page }) => isOn(page))
      .map((item) => (
        <Reveal as="li" key={item.title} className="border-t border-rule">
          <Anchor
            href={pathOf(item.page)}
            className="group grid grid-cols-[96px_1fr_auto] items-center gap-x-5 py-5 no-underline md:grid-cols-[132px_1fr_auto] md:gap-x-8"
          >
            <Spot
              name={item.spot}
              skin="drawn"
              area={pages[item.page].area}
              className="h-auto w-full transition-transform duration-(--dur-3) ease-out group-hover:-translate-y-1"
            />
            <span>
              <h3 className="group-hover:underline group-hover:decoration-[1.5px]">{item.title}</h3>
              <span className="mt-2 block max-w-[38ch] text-sm text-muted">{item.description}</span>
            </span>
            <Icon
              of={arrowRight}
              className="transition-transform duration-(--dur-3) group-hover:translate-x-1"
            />
          </Anchor>
        </Reveal>
      ))}
  </ul>
));
