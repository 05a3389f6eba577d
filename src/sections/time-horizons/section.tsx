import { classes } from '#ui/classes.ts';
import { Reveal } from '#ui/reveal.tsx';
import { BulletList } from '../parts/bullet-list.tsx';
import { withTitledBand } from '../parts/titled-band.tsx';

/** The width of the bar for each horizon. */
const barWidths = ['w-full', 'w-[52%]', 'w-[24%]', 'w-[8%]'];

export default withTitledBand<'time-horizons'>(({ items }) => (
  <ol className="stagger grid gap-x-6 gap-y-14 md:grid-cols-2 lg:grid-cols-4">
    {items.map((item, index) => (
      <Reveal as="li" key={item.title} className="flex flex-col">
        <p className="text-data text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)] leading-none tracking-[-0.03em] text-accent">
          {item.horizon}
        </p>
        <div aria-hidden="true" className="mt-5 mb-8 h-3 border-b border-ink-900">
          <div className={classes('h-full bg-area', barWidths[index])} />
        </div>
        <h3>{item.title}</h3>
        <p className="mt-3 text-muted">{item.description}</p>
        {item.features && <BulletList items={item.features} className="mt-6 border-t border-rule pt-5" />}
      </Reveal>
    ))}
  </ol>
));
