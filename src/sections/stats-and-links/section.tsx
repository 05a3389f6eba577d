import { hrefOf } from '#site/href.ts';
import { Anchor } from '#ui/anchor.tsx';
import { Icon } from '#ui/icon.tsx';
import { arrowRight } from '#ui/icons.ts';
import { Reveal } from '#ui/reveal.tsx';
import { targetProps } from '../parts/actions.tsx';
import { StatBand } from '../parts/stat-band.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

export default withTitledBand<'stats-and-links'>(({ stats, items }) => (
  <>
    <StatBand stats={stats} className="mb-16" />
    <ul className="stagger grid border-t-[1.5px] border-current sm:grid-cols-2 sm:gap-x-8 lg:grid-cols-4">
      {items
        .filter(({ to }) => hrefOf(to))
        .map((item) => (
          <Reveal as="li" key={item.title} className="grid border-rule max-sm:not-first:border-t">
            <Anchor {...targetProps(item.to)} className="group flex flex-col pt-6 pb-7 no-underline">
              <h3 className="flex items-center justify-between gap-4 group-hover:underline group-hover:decoration-[1.5px]">
                {item.title}
                <Icon
                  of={arrowRight}
                  className="transition-transform duration-(--dur-3) group-hover:translate-x-1"
                />
              </h3>
              <p className="mt-2.5 max-w-[44ch] text-sm text-muted">{item.description}</p>
            </Anchor>
          </Reveal>
        ))}
    </ul>
  </>
));
