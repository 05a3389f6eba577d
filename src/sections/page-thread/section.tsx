import { isOn, menuTitle, pathOf } from '#site/pages.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'page-thread'>(({ items }) => (
  <ol className="stagger grid gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
    {items
      .filter(({ page }) => isOn(page))
      .map((stop) => (
        <Reveal as="li" key={stop.title} className="relative flex flex-col border-t border-rule pt-8 pr-6">
          <span
            aria-hidden="true"
            className="rhombus absolute -top-[6px] left-0 h-3 w-6 text-[var(--accent)]"
          />
          <p className="text-data text-[clamp(2rem,1.5rem+1.7vw,3rem)] leading-none tracking-[-0.03em]">
            {stop.title}
          </p>
          <p className="mt-4 mb-3 max-w-[32ch] text-sm text-muted">{stop.description}</p>
          <Anchor
            href={pathOf(stop.page)}
            className="group mt-auto inline-flex min-h-11 items-center gap-2.5 self-start text-sm font-semibold text-accent no-underline hover:underline"
          >
            {menuTitle(stop.page)}
            <Icon
              of={arrowRight}
              size={16}
              className="transition-transform duration-(--dur-3) group-hover:translate-x-1"
            />
          </Anchor>
        </Reveal>
      ))}
  </ol>
));
